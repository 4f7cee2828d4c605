import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import { MEDIOS_ABONO, type MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { esquemasLeidos } from '@/domain/shared/campos/esquemas-de-campos';
import { entero, esquemaId, leido, leidoCon, listaLeida, unoDe } from '@/domain/shared/esquemas';
import { fecha } from '@/domain/shared/esquemas-tecleados';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

/** Said instead of the state of what is owed past its due date. */
export const ETIQUETA_VENCIDA = 'Vencida';

/** Said of an abono that does not count any more. */
export const ETIQUETA_ANULADO = 'Anulado';

export type MedioPago = (typeof MEDIOS_PAGO)[number];
export const ETIQUETA_MEDIO_PAGO: Readonly<Record<MedioPago, string>> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  NEQUI: 'Nequi',
  BRE_B: 'Bre-B',
  CONSIGNACION: 'Consignación',
  OTRO: 'Otro',
};

export type MedioAbono = (typeof MEDIOS_ABONO)[number];
export const ETIQUETA_MEDIO_ABONO: Readonly<Record<MedioAbono, string>> = {
  ...ETIQUETA_MEDIO_PAGO,
  SALDO_A_FAVOR: 'Saldo a favor',
  AJUSTE: 'Ajuste',
};

export const esquemaAbono = z.object({
  id: esquemaId,
  fecha: fecha(),
  valor: entero(1, Number.MAX_SAFE_INTEGER),
  medio: leidoCon(unoDe(MEDIOS_ABONO), 'OTRO'),
  referencia: leido(z.string()),
  /** Consecutive receipt number, never reused. */
  recibo: leido(entero(1, Number.MAX_SAFE_INTEGER)),
  /** Received with the same receipt beyond what the fee owed: it stays in favour of who pays. */
  excedente: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  registrado_por: leido(z.string()),
  /** The instant it was written down; `null` for those of before it was kept. */
  registrado_en: leido(z.string()),
  anulado_en: leido(z.string()),
  motivo_anulacion: leido(z.string()),
  /** Annulled when its month was closed: it still counts in its own day, and is taken off in this one. */
  ajuste_en: leido(fecha()),
  /** The payment of several fees that it is part of, which gives it its number; `null` when it was paid alone. */
  pago_id: leido(esquemaId),
  /** The house whose drawer it came into: where whose it is lived on its day, unless somebody corrected it. */
  sede_id: leido(esquemaId),
});
export type Abono = z.output<typeof esquemaAbono>;

/**
 * A fee as a service answers it; amounts are whole COP. `cobra_*` are the first and last day that it charges, of whoever
 * came or left in the middle of the month; `null` when it is the whole month.
 */
export const esquemaMensualidad = z.object({
  id: esquemaId,
  ...esquemasLeidos(CAMPOS_MENSUALIDAD),
  abonos: listaLeida(esquemaAbono),
  ...camposRegistro,
});

export type Mensualidad = z.output<typeof esquemaMensualidad>;
