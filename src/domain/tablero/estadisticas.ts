import { leido, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

/** GET /dashboard/stats: only the two counts are certain; the others are `null` when the service does not give them. */
export const esquemaEstadisticas = z.object({
  participantes: leidoCon(z.number(), 0),
  mensualidades: leidoCon(z.number(), 0),
  cupos_disponibles: leido(z.number()),
  /** Whole COP received this month and the month before. */
  recaudo_mes: leido(z.number()),
  recaudo_mes_anterior: leido(z.number()),
  /** Whole COP owed past its due date. */
  cartera_vencida: leido(z.number()),
});
export type Estadisticas = z.output<typeof esquemaEstadisticas>;

/** Percentage against the previous value, rounded; `null` when there is nothing to compare with. */
export const tendencia = (actual: number | null, anterior: number | null): number | null =>
  actual === null || !anterior ? null : Math.round(((actual - anterior) / anterior) * 100);
