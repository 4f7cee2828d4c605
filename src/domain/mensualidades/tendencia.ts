import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { abonosVigentes } from '@/domain/mensualidades/saldo';
import { entero, leidoCon, periodo } from '@/domain/shared/esquemas';
import { type FechaCalendario, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

export const MESES_TENDENCIA = 6;

/** Whole COP of one month: charged for it (values less discounts), and received in it. */
export const esquemaMesDeTendencia = z.object({
  periodo: periodo(),
  facturado: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  recaudado: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
});
export type MesDeTendencia = z.output<typeof esquemaMesDeTendencia>;

/** The last six months, oldest first; the last one is the current month. */
export const mesesDeTendencia = (hoy: FechaCalendario): Periodo[] =>
  Array.from({ length: MESES_TENDENCIA }, (_, i) => sumarMeses(periodoDe(hoy), i + 1 - MESES_TENDENCIA));

/** Exonerated and annulled fees charge nothing. */
export const tendenciaDe = (
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): MesDeTendencia[] => {
  const cobradas = mensualidades.filter((m) => m.estado !== 'EXONERADA' && m.estado !== 'ANULADA');
  const abonos = abonosVigentes(mensualidades.flatMap((m) => m.abonos));
  return mesesDeTendencia(hoy).map((mes) => ({
    periodo: mes,
    facturado: cobradas.filter((m) => m.periodo === mes).reduce((suma, m) => suma + m.valor - m.descuento, 0),
    recaudado: abonos.filter((a) => periodoDe(a.fecha) === mes).reduce((suma, a) => suma + a.valor, 0),
  }));
};
