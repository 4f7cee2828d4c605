import { leido, leidoCon } from '@/domain/shared/esquemas';
import {
  diaDelPeriodo,
  type FechaCalendario,
  periodoDe,
  sumarDias,
  sumarMeses,
} from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

/** GET /dashboard/stats: only the two counts are certain; the others are `null` when the service does not give them. */
export const esquemaEstadisticas = z.object({
  participantes: leidoCon(z.number(), 0),
  mensualidades: leidoCon(z.number(), 0),
  /** How many participantes are in each state, archived ones left out. */
  preingreso: leido(z.number()),
  activos: leido(z.number()),
  con_permiso: leido(z.number()),
  egresados: leido(z.number()),
  cupos_disponibles: leido(z.number()),
  /** Whole COP received this month, and in the same days of the month before. */
  recaudo_mes: leido(z.number()),
  recaudo_mes_anterior: leido(z.number()),
  /** Whole COP owed past its due date. */
  cartera_vencida: leido(z.number()),
});
export type Estadisticas = z.output<typeof esquemaEstadisticas>;

/** The day of the month before that its money is counted to, to compare a month that goes on with what it had by then. */
export const mismoDiaDelMesAnterior = (hoy: FechaCalendario): FechaCalendario => {
  const mes = periodoDe(hoy);
  const ultimo = sumarDias(diaDelPeriodo(mes, 1), -1);
  const mismo = diaDelPeriodo(sumarMeses(mes, -1), Number(hoy.slice(8)));
  return mismo < ultimo ? mismo : ultimo;
};

/** Percentage against the previous value, rounded; `null` when there is nothing to compare with. */
export const tendencia = (actual: number | null, anterior: number | null): number | null =>
  actual === null || !anterior ? null : Math.round(((actual - anterior) / anterior) * 100);
