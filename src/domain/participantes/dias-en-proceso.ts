import type { Participante } from '@/domain/participantes/participante';
import { diasEntre, type FechaCalendario } from '@/domain/shared/fechas';

/** Days from the admission to today, or to the egreso; `null` before the admission. */
export const diasEnProceso = (
  { fecha_ingreso, fecha_egreso }: Pick<Participante, 'fecha_ingreso' | 'fecha_egreso'>,
  hoy: FechaCalendario,
): number | null => {
  if (!fecha_ingreso || fecha_ingreso > hoy) return null;
  return diasEntre(fecha_ingreso, fecha_egreso ?? hoy);
};
