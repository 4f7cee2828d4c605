import type { Participante } from '@/domain/participantes/participante';
import { diasEntre, type FechaCalendario } from '@/domain/shared/fechas';

/**
 * Days from the admission to today, or to the egreso; `null` before the admission, whatever date it has: whoever is still in
 * PREINGRESO is in no process yet.
 */
export const diasEnProceso = (
  { estado, fecha_ingreso, fecha_egreso }: Pick<Participante, 'estado' | 'fecha_ingreso' | 'fecha_egreso'>,
  hoy: FechaCalendario,
): number | null => {
  if (estado === 'PREINGRESO' || !fecha_ingreso || fecha_ingreso > hoy) return null;
  return diasEntre(fecha_ingreso, fecha_egreso ?? hoy);
};
