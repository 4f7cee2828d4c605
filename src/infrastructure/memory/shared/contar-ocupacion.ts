import { ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import type { Area } from '@/domain/shared/area';
import { mismoId } from '@/domain/shared/id';

/** The sede with how many people are in it now. */
export const contarOcupacion = (sede: Sede, participantes: readonly Participante[]): Sede => {
  const enCasa = participantes.filter(
    (p) => mismoId(p.sede_id, sede.id) && ocupaCupo(p.estado) && p.archivado_en === null,
  );
  const contar = (area: Area | null) => enCasa.filter((p) => p.area === area).length;
  return {
    ...sede,
    ocupacion_hombres: contar('HOMBRES'),
    ocupacion_mujeres: contar('MUJERES'),
    ocupacion_sin_area: contar(null),
  };
};
