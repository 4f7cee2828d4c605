import { entradasDeDinero } from '@/domain/mensualidades/entradas-de-dinero';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { entero, leidoCon } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import { type FechaCalendario, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { z } from '@/domain/shared/zod';

export const MESES_TENDENCIA = 6;

/** Whole COP of one month: charged for it (values less discounts), and received in it. */
export const esquemaMesDeTendencia = z.object({
  periodo: periodo(),
  facturado: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  recaudado: leidoCon(entero(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0),
});
export type MesDeTendencia = z.output<typeof esquemaMesDeTendencia>;

/** The last six months, oldest first; the last one is the current month. */
export const mesesDeTendencia = (hoy: FechaCalendario): Periodo[] =>
  Array.from({ length: MESES_TENDENCIA }, (_, i) => sumarMeses(periodoDe(hoy), i + 1 - MESES_TENDENCIA));

type PorMes = ReadonlyMap<Periodo, number>;

/** Months without movement count as zero. */
export const armarTendencia = (
  hoy: FechaCalendario,
  facturado: PorMes,
  recaudado: PorMes,
): MesDeTendencia[] =>
  mesesDeTendencia(hoy).map((mes) => ({
    periodo: mes,
    facturado: facturado.get(mes) ?? 0,
    recaudado: recaudado.get(mes) ?? 0,
  }));

const sumarPorMes = <T>(
  filas: readonly T[],
  mesDe: (fila: T) => Periodo,
  valorDe: (fila: T) => number,
): PorMes => {
  const sumas = new Map<Periodo, number>();
  for (const fila of filas) sumas.set(mesDe(fila), (sumas.get(mesDe(fila)) ?? 0) + valorDe(fila));
  return sumas;
};

/** Exonerated and annulled fees charge nothing. */
export const tendenciaDe = (
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): MesDeTendencia[] => {
  const cobradas = mensualidades.filter((m) => m.estado !== 'EXONERADA' && m.estado !== 'ANULADA');
  const entradas = entradasDeDinero(mensualidades.flatMap((m) => m.abonos));
  return armarTendencia(
    hoy,
    sumarPorMes(
      cobradas,
      (m) => m.periodo ?? '',
      (m) => m.valor - m.descuento,
    ),
    sumarPorMes(
      entradas,
      ({ fecha }) => periodoDe(fecha),
      ({ total }) => total,
    ),
  );
};
