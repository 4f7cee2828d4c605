import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import { mismoId } from '@/domain/shared/id';

export type Ocupante = Pick<Participante, 'estado' | 'sede_id' | 'area' | 'archivado_en'>;

const enCasa = ({ estado, sede_id, archivado_en }: Ocupante): boolean =>
  sede_id !== null && archivado_en === null && ocupaCupo(estado);

/**
 * Whether the change takes a place that the person did not have: an admission, a transfer, a restored record. A
 * permission keeps the place, so coming back from one takes none. `antes` is `null` for a new record.
 */
export const tomaCupo = (antes: Ocupante | null, despues: Ocupante): boolean =>
  enCasa(despues) &&
  !(
    antes !== null &&
    enCasa(antes) &&
    mismoId(antes.sede_id, despues.sede_id) &&
    antes.area === despues.area
  );
