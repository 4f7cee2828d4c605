import { CAMPOS_NOVEDAD } from '@/domain/participantes/bitacora/campos-novedad';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** One entry of the log of a house. It is never changed: another one corrects it. */
export const esquemaNovedad = z.object({
  id: esquemaId,
  participante_id: esquemaId,
  /** Of the person, as it is now. */
  participante_nombre: leido(z.string()),
  /** The stay that they were living; `null` for who has not come in yet, or is gone. */
  estancia_id: leido(esquemaId),
  /** Where the person was when it was written. */
  sede_id: leido(esquemaId),
  ...esquemasLeidos(CAMPOS_NOVEDAD),
  /** ISO 8601 in UTC. */
  ocurrio_en: z.string(),
  /** The entry that this one corrects. */
  corrige: leido(esquemaId),
  creado_en: z.string(),
  creado_por: leido(z.string()),
});
export type Novedad = z.output<typeof esquemaNovedad>;

/** As it is stored, before it has a number. */
export type NovedadNueva = Pick<
  Novedad,
  'participante_id' | 'estancia_id' | 'sede_id' | 'tipo' | 'texto' | 'ocurrio_en' | 'corrige'
>;

/** What the history tells of it: not what it says, which stays in one place and goes with the person. */
export const paraHistoria = ({
  texto: _texto,
  participante_nombre: _nombre,
  ...novedad
}: Novedad): Omit<Novedad, 'texto' | 'participante_nombre'> => novedad;
