import type { CambiosParticipante } from '@/domain/participantes/datos-participante';
import {
  autorizacionVigente,
  type Participante,
  sinBloqueReservado,
} from '@/domain/participantes/participante';

/**
 * The record as the change leaves it, still to be checked by the rules. Losing the authorisation erases the reserved
 * block; leaving EGRESADO erases the egreso, whose story stays in the change history.
 */
export const aplicarCambiosParticipante = (
  antes: Participante,
  { archivado: _archivado, version: _version, ...cambios }: CambiosParticipante,
): Participante => {
  const definidos = Object.fromEntries(Object.entries(cambios).filter(([, valor]) => valor !== undefined));
  let despues = { ...antes, ...definidos } as Participante;
  if (autorizacionVigente(antes) && !autorizacionVigente(despues)) despues = sinBloqueReservado(despues);
  if (antes.estado === 'EGRESADO' && despues.estado !== 'EGRESADO') {
    despues = { ...despues, fecha_egreso: null, tipo_egreso: null, motivo_egreso: null };
  }
  return despues;
};
