import { CONCEPTOS, ESTADOS_MENSUALIDAD } from '@/domain/mensualidades/opciones-mensualidad';
import {
  entero,
  esquemaId,
  fecha,
  leido,
  leidoCon,
  listaLeida,
  periodo,
  unoDe,
} from '@/domain/shared/esquemas';
import { camposRegistro } from '@/domain/shared/registro-almacenado';
import { z } from '@/domain/shared/zod';

export type EstadoMensualidad = (typeof ESTADOS_MENSUALIDAD)[number];
export const ETIQUETA_ESTADO_MENSUALIDAD: Readonly<Record<EstadoMensualidad, string>> = {
  PENDIENTE: 'Pendiente',
  CON_ABONO: 'Con abono',
  PAGADA: 'Pagada',
  EXONERADA: 'Exonerada',
  ANULADA: 'Anulada',
};

/** Said instead of the state of what is owed past its due date. */
export const ETIQUETA_VENCIDA = 'Vencida';

export type Concepto = (typeof CONCEPTOS)[number];
export const ETIQUETA_CONCEPTO: Readonly<Record<Concepto, string>> = {
  MENSUALIDAD: 'Mensualidad',
  INGRESO: 'Ingreso',
  OTRO: 'Otro',
};

export const MEDIOS_PAGO = ['EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'] as const;
export type MedioPago = (typeof MEDIOS_PAGO)[number];
export const ETIQUETA_MEDIO_PAGO: Readonly<Record<MedioPago, string>> = {
  EFECTIVO: 'Efectivo',
  TRANSFERENCIA: 'Transferencia',
  NEQUI: 'Nequi',
  BRE_B: 'Bre-B',
  CONSIGNACION: 'Consignación',
  OTRO: 'Otro',
};

/** How an abono is paid: with money that comes in, or with what there was in favour of who pays. */
export const MEDIOS_ABONO = [...MEDIOS_PAGO, 'SALDO_A_FAVOR'] as const;
export type MedioAbono = (typeof MEDIOS_ABONO)[number];
export const ETIQUETA_MEDIO_ABONO: Readonly<Record<MedioAbono, string>> = {
  ...ETIQUETA_MEDIO_PAGO,
  SALDO_A_FAVOR: 'Saldo a favor',
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
});
export type Abono = z.output<typeof esquemaAbono>;

/** A fee as a service answers it; amounts are whole COP. */
export const esquemaMensualidad = z.object({
  id: esquemaId,
  participante_id: esquemaId,
  valor: entero(0, Number.MAX_SAFE_INTEGER),
  periodo: leido(periodo()),
  concepto: leidoCon(unoDe(CONCEPTOS), 'MENSUALIDAD'),
  fecha_vencimiento: leido(fecha()),
  descuento: leidoCon(entero(0, Number.MAX_SAFE_INTEGER), 0),
  estado: leidoCon(unoDe(ESTADOS_MENSUALIDAD), 'PENDIENTE'),
  abonos: listaLeida(esquemaAbono),
  id_acudiente: leido(esquemaId),
  observaciones: leido(z.string()),
  motivo_anulacion: leido(z.string()),
  /** First and last day that it charges, of whoever came or left in the middle of the month; `null` when it is the whole month. */
  cobra_desde: leido(fecha()),
  cobra_hasta: leido(fecha()),
  ...camposRegistro,
});

export type Mensualidad = z.output<typeof esquemaMensualidad>;
