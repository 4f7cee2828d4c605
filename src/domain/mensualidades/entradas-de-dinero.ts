import type { Abono, MedioAbono, MedioPago } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

const esDinero = (medio: MedioAbono): medio is MedioPago =>
  (MEDIOS_PAGO as readonly MedioAbono[]).includes(medio);

/** The abono as money that came in; `null` when it brought none. */
const conDinero = <A extends { medio: MedioAbono }>(
  abono: A,
): (Omit<A, 'medio'> & { medio: MedioPago }) | null => {
  const { medio } = abono;
  return esDinero(medio) ? { ...abono, medio } : null;
};

/** Money of one day: what came in with an abono or, below zero, what is taken off because one was annulled too late. */
export interface EntradaDeDinero {
  fecha: FechaCalendario;
  medio: MedioPago;
  total: number;
  registrado_en: string | null;
  /** Where it was paid: an adjustment is of that house too. */
  sede_id: Id | null;
  esAjuste: boolean;
}

/** What the takings of its day have of an abono: one annulled after its month was closed still counts there. */
export const enElRecaudo = (abono: Abono): number =>
  abono.anulado_en !== null && abono.ajuste_en === null ? 0 : recibidoCon(abono);

/**
 * Every abono that brought money and counts in its day, and the adjustments: one annulled after its month was closed
 * still counts there, and is taken off on the day of its annulment.
 */
export const entradasDeDinero = (abonos: readonly Abono[]): EntradaDeDinero[] =>
  abonos.flatMap((abono): EntradaDeDinero[] => {
    const { ajuste_en } = abono;
    const pagado = abono.anulado_en !== null && ajuste_en === null ? null : conDinero(abono);
    if (!pagado) return [];
    const { fecha, medio, registrado_en, sede_id } = pagado;
    const total = recibidoCon(pagado);
    const entro = { fecha, medio, total, registrado_en, sede_id, esAjuste: false };
    return ajuste_en === null
      ? [entro]
      : [entro, { fecha: ajuste_en, medio, total: -total, registrado_en: null, sede_id, esAjuste: true }];
  });

export const sumarEntradas = (entradas: readonly Pick<EntradaDeDinero, 'total'>[]): number =>
  entradas.reduce((suma, { total }) => suma + total, 0);
