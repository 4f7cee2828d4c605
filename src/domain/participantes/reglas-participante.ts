import type { CambiosParticipante } from '@/domain/participantes/datos-participante';
import {
  ETIQUETA_ESTADO_PARTICIPANTE,
  ocupaCupo,
  puedePasarA,
} from '@/domain/participantes/estado-participante';
import { fallosDeParticipante, type ParticipanteRevisado } from '@/domain/participantes/fallos-participante';
import {
  autorizacionVigente,
  type ParticipanteListado,
  sinBloqueReservado,
} from '@/domain/participantes/participante';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { FechaCalendario } from '@/domain/shared/fechas';

/**
 * The record as the change leaves it, still to be checked by the rules. Losing the authorisation erases the reserved
 * block; leaving EGRESADO erases the egreso, whose story stays in the change history.
 */
export const aplicarCambiosParticipante = <T extends ParticipanteListado>(
  antes: T,
  { archivado: _archivado, version: _version, ocurrio_el: _dia, ...cambios }: CambiosParticipante,
): T => {
  const definidos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  let despues = { ...antes, ...definidos } as T;
  if (autorizacionVigente(antes) && !autorizacionVigente(despues)) despues = sinBloqueReservado(despues);
  if (antes.estado === 'EGRESADO' && despues.estado !== 'EGRESADO') {
    despues = { ...despues, fecha_egreso: null, tipo_egreso: null, motivo_egreso: null };
  }
  return despues;
};

/**
 * Rules between fields, on the whole record as it would be stored; `antes` is the stored one that a change starts from.
 * Throws VALIDACION.
 */
export const revisarParticipante = (
  despues: ParticipanteRevisado,
  hoy: FechaCalendario,
  antes?: ParticipanteRevisado,
): void => {
  const campos = fallosDeParticipante(despues, hoy, antes);
  if (Object.keys(campos).length > 0) throw errorValidacion('Revise los campos señalados', campos);
};

/** The day of what a change does to a stay. Throws VALIDACION: nothing has happened tomorrow. */
export const diaDelCambio = (
  { ocurrio_el }: Pick<CambiosParticipante, 'ocurrio_el'>,
  hoy: FechaCalendario,
): FechaCalendario => {
  if (ocurrio_el && ocurrio_el > hoy)
    throw errorValidacion('Revise los campos señalados', { ocurrio_el: 'No puede ser una fecha futura' });
  return ocurrio_el ?? hoy;
};

/** Throws CONFLICTO when the state machine has no such step. */
export const revisarTransicion = (
  antes: ParticipanteListado,
  despues: Pick<ParticipanteListado, 'estado'>,
): void => {
  if (puedePasarA(antes.estado, despues.estado)) return;
  const [desde, hasta] = [
    ETIQUETA_ESTADO_PARTICIPANTE[antes.estado],
    ETIQUETA_ESTADO_PARTICIPANTE[despues.estado],
  ];
  const mensaje = `Un participante en estado ${desde} no puede pasar a ${hasta}`;
  throw errorConflicto(mensaje, { estado: mensaje });
};

/**
 * Nobody is in the house and put away at once. Whoever was so already, from before this rule, can be corrected and
 * restored. Throws CONFLICTO.
 */
export const revisarArchivado = (
  antes: ParticipanteListado,
  despues: Pick<ParticipanteListado, 'estado'>,
  { archivado }: Pick<CambiosParticipante, 'archivado'>,
): void => {
  const estaba = antes.archivado_en !== null;
  if (!(archivado ?? estaba) || !ocupaCupo(despues.estado)) return;
  if (!estaba) throw errorConflicto(`${antes.nombre} está en la casa: registre su egreso antes de archivar`);
  if (ocupaCupo(antes.estado)) return;
  throw errorConflicto(`El registro de ${antes.nombre} está archivado: restáurelo antes de su ingreso`);
};
