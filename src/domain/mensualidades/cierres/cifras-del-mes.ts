import { entero, leido, leidoCon } from '@/domain/shared/esquemas';
import { periodo } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const cifra = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** Of the fees of one month, whole COP. */
export const camposCifras = {
  /** How many are charged: neither annulled nor exonerated. */
  mensualidades: cifra(),
  /** Their values less their discounts. */
  facturado: cifra(),
  descuentos: cifra(),
  /** What was paid of them, whenever it was, with money or with what there was in favour. */
  recaudado: cifra(),
  /** What was corrected of them once the month was closed. */
  ajustado: cifra(),
  /** What is owed of them. */
  por_cobrar: cifra(),
  /** How many of them have no payment at all, and owe. */
  sin_pago: cifra(),
};
export const esquemaCifrasDelMes = z.object(camposCifras);
export type CifrasDelMes = z.output<typeof esquemaCifrasDelMes>;

/** When and by whom a month was closed. */
export const esquemaMarcaDeCierre = z.object({ cerrado_en: z.string(), cerrado_por: leido(z.string()) });

/** How a month stands now, for its header. */
export const esquemaResumenDelMes = z.object({
  periodo: periodo(),
  ...camposCifras,
  /** Months before the first closing are closed without one of their own. */
  cerrado: leidoCon(z.boolean(), false),
  cierre: leido(esquemaMarcaDeCierre),
});
export type ResumenDelMes = z.output<typeof esquemaResumenDelMes>;

export const SIN_CIFRAS: CifrasDelMes = {
  mensualidades: 0,
  facturado: 0,
  descuentos: 0,
  recaudado: 0,
  ajustado: 0,
  por_cobrar: 0,
  sin_pago: 0,
};

export const sumarCifras = (partes: readonly CifrasDelMes[]): CifrasDelMes =>
  partes.reduce(
    (suma, parte) => ({
      mensualidades: suma.mensualidades + parte.mensualidades,
      facturado: suma.facturado + parte.facturado,
      descuentos: suma.descuentos + parte.descuentos,
      recaudado: suma.recaudado + parte.recaudado,
      ajustado: suma.ajustado + parte.ajustado,
      por_cobrar: suma.por_cobrar + parte.por_cobrar,
      sin_pago: suma.sin_pago + parte.sin_pago,
    }),
    SIN_CIFRAS,
  );

/**
 * How much was collected of what was to be collected, in whole parts of a hundred: never 100 while something is owed.
 * `null` when there was nothing to collect.
 */
export const porcentajeRecaudado = ({ recaudado, por_cobrar }: CifrasDelMes): number | null => {
  const esperado = recaudado + por_cobrar;
  return esperado === 0 ? null : Math.floor((recaudado * 100) / esperado);
};
