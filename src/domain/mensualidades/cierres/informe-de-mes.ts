import { esquemaCartera } from '@/domain/mensualidades/cartera-por-pagador';
import { esquemaArqueo } from '@/domain/mensualidades/cierres/arqueo-guardado';
import { camposCifras, esquemaCifrasDelMes } from '@/domain/mensualidades/cierres/cifras-del-mes';
import { CONCEPTOS, MEDIOS_ABONO } from '@/domain/mensualidades/opciones-mensualidad';
import { TIPOS_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import { esquemaRecaudo } from '@/domain/mensualidades/recaudo';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha, periodo } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const cifra = () => leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0);
const neto = () => leidoCon(entero(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER), 0);

/** A fee of the month that nobody has to pay, and why. */
export const esquemaSinCobro = z.object({
  mensualidad_id: esquemaId,
  estado: unoDe(['EXONERADA', 'ANULADA']),
  participante_nombre: leido(z.string()),
  concepto: unoDe(CONCEPTOS),
  valor: cifra(),
  motivo: leido(z.string()),
});
export type SinCobro = z.output<typeof esquemaSinCobro>;

/**
 * What was done in this month about one that was closed: a payment annulled (it is taken off what came in), or a fee
 * corrected (it is taken off what was charged). Whole COP, below zero when it takes off.
 */
export const esquemaAjusteDelMes = z.object({
  abono_id: esquemaId,
  fecha: fecha(),
  /** That of the payment; a correction is an AJUSTE. */
  medio: unoDe(MEDIOS_ABONO),
  recibo: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  participante_nombre: leido(z.string()),
  /** Of the fee. */
  periodo: leido(periodo()),
  valor: neto(),
  motivo: leido(z.string()),
});
export type AjusteDelMes = z.output<typeof esquemaAjusteDelMes>;

/** Payments of the month that were annulled before it was closed: they count nowhere. */
export const esquemaAbonoAnulado = z.object({
  abono_id: esquemaId,
  fecha: fecha(),
  recibo: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  participante_nombre: leido(z.string()),
  valor: cifra(),
  motivo: leido(z.string()),
});
export type AbonoAnulado = z.output<typeof esquemaAbonoAnulado>;

/** The receipts issued in the month. */
export const esquemaRecibosDelMes = z.object({
  desde: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  hasta: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  cantidad: cifra(),
  /** Numbers between them that no payment has; the first ones, when they are many. */
  faltan: listaLeida(entero(1, Number.MAX_SAFE_INTEGER)),
});
export type RecibosDelMes = z.output<typeof esquemaRecibosDelMes>;

/** Everything that the director is told of a month. Of a closed one it is what was true then, and never changes. */
export const esquemaInformeDeMes = z.object({
  periodo: periodo(),
  desde: fecha(),
  hasta: fecha(),
  /** The instant it was worked out. */
  calculado_en: z.string(),
  cifras: esquemaCifrasDelMes,
  conceptos: listaLeida(z.object({ concepto: unoDe(CONCEPTOS), ...camposCifras })),
  /** Where the participante lived when it was worked out. */
  sedes: listaLeida(z.object({ sede_id: leido(esquemaId), nombre: leido(z.string()), ...camposCifras })),
  recaudo: esquemaRecaudo,
  a_favor: listaLeida(z.object({ tipo: unoDe(TIPOS_MOVIMIENTO), cantidad: cifra(), valor: cifra() })),
  sin_cobro: listaLeida(esquemaSinCobro),
  abonos_anulados: listaLeida(esquemaAbonoAnulado),
  ajustes: listaLeida(esquemaAjusteDelMes),
  /** Of everything owed, whatever its month. */
  cartera: z.omit(esquemaCartera, { datos: true, total: true }),
  arqueos: listaLeida(esquemaArqueo),
  /** Days with cash that nobody counted. */
  sin_contar: listaLeida(z.object({ fecha: fecha(), total: neto() })),
  recibos: esquemaRecibosDelMes,
});
export type InformeDeMes = z.output<typeof esquemaInformeDeMes>;

/** A month that was closed, and opened again if it was. */
export const esquemaCierre = z.object({
  id: esquemaId,
  periodo: periodo(),
  cerrado_en: z.string(),
  cerrado_por: leido(z.string()),
  reabierto_en: leido(z.string()),
  reabierto_por: leido(z.string()),
  /** Why it was opened again. */
  motivo: leido(z.string()),
  /** As they were. */
  cifras: esquemaCifrasDelMes,
});
export type Cierre = z.output<typeof esquemaCierre>;

/** A report with the closing it is of; `null` of a month that is open: it is provisional. */
export const esquemaInformeConCierre = z.object({
  informe: esquemaInformeDeMes,
  cierre: leido(esquemaCierre),
  /** The last closed month. */
  ultimo: leido(periodo()),
});
export type InformeConCierre = z.output<typeof esquemaInformeConCierre>;
