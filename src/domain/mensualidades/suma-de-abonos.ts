import type { Abono } from '@/domain/mensualidades/mensualidad';
import { abonosVigentes, recibidoCon, totalAjustado } from '@/domain/mensualidades/saldo';
import { entero, leidoCon } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';

const monto = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);

/** What a set of abonos adds up to; annulled ones add nothing to what came in. Whole COP. */
export const esquemaSumaDeAbonos = z.object({
  /** How many live ones brought something in. */
  vigentes: monto(),
  /** What came in with them, as the recaudo counts it: what stayed in favour of who pays too. */
  recibido: monto(),
  /** Paid with what there was in favour: nothing new came in. */
  aplicado: monto(),
  /** Corrections: nobody paid it. */
  ajustado: monto(),
  /** Of those annulled once their month was closed: the recaudo goes on counting it on their day, and takes it off later. */
  anulado_despues: monto(),
});
export type SumaDeAbonos = z.output<typeof esquemaSumaDeAbonos>;

export const sumarAbonos = (abonos: readonly Abono[]): SumaDeAbonos => {
  const vivos = abonosVigentes(abonos);
  return {
    vigentes: vivos.filter((abono) => recibidoCon(abono) > 0).length,
    recibido: vivos.reduce((suma, abono) => suma + recibidoCon(abono), 0),
    aplicado: vivos.reduce((suma, { medio, valor }) => suma + (medio === 'SALDO_A_FAVOR' ? valor : 0), 0),
    ajustado: totalAjustado(abonos),
    anulado_despues: abonos.reduce(
      (suma, abono) => suma + (abono.ajuste_en === null ? 0 : recibidoCon(abono)),
      0,
    ),
  };
};
