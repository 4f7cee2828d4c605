import {
  CAMPOS_AUTORIZACION,
  CAMPOS_PARTICIPANTE,
  CAMPOS_PERMISO,
} from '@/domain/participantes/campos-participante';
import { camposCon } from '@/domain/shared/campos/campo';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { type CampoReservado, esCampoReservado } from '@/domain/shared/campos-reservados';
import { esquemaId, leido } from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** All of them in the list that the other slices know. */
const RESERVADOS: readonly CampoReservado[] = camposCon(CAMPOS_PARTICIPANTE, 'reservado');

const esquemaAutorizacion = z.object(esquemasLeidos(CAMPOS_AUTORIZACION));

export type AutorizacionDatos = z.output<typeof esquemaAutorizacion>;

/** A participante as a service answers it: only `id`, `nombre` and `telefono` are certain (specification §3). */
export const esquemaParticipante = z.object({
  id: esquemaId,
  ...esquemasLeidos(CAMPOS_PARTICIPANTE),
  autorizacion_datos: leido(esquemaAutorizacion),
  ...esquemasLeidos(CAMPOS_PERMISO),
  ...camposRegistro,
});

export type Participante = z.output<typeof esquemaParticipante>;

/** The same for a list, as a record, its columns or its schema: the reserved fields are not there at all. */
export const paraLista = <T extends object>(participante: T) =>
  Object.fromEntries(Object.entries(participante).filter(([campo]) => !esCampoReservado(campo))) as Omit<
    T,
    CampoReservado
  >;

/** A participante as lists tell it: health data is only in the detail, whoever asks. */
export const esquemaParticipanteListado = z.object(paraLista(esquemaParticipante.shape));

export type ParticipanteListado = z.output<typeof esquemaParticipanteListado>;

export const autorizacionVigente = (participante: Pick<Participante, 'autorizacion_datos'>): boolean =>
  participante.autorizacion_datos?.otorgada === true && !participante.autorizacion_datos.revocada_en;

const BLOQUE_VACIO = Object.fromEntries(RESERVADOS.map((campo) => [campo, null]));

/** The same participante with its reserved block empty. */
export const sinBloqueReservado = <T extends object>(participante: T): T => ({
  ...participante,
  ...BLOQUE_VACIO,
});
