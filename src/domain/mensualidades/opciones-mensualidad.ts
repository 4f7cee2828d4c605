/** Without schemas: the addresses of the screens are read with these, in the entry of the panel. */
export const ESTADOS_MENSUALIDAD = ['PENDIENTE', 'CON_ABONO', 'PAGADA', 'EXONERADA', 'ANULADA'] as const;
export type EstadoMensualidad = (typeof ESTADOS_MENSUALIDAD)[number];
export const ETIQUETA_ESTADO_MENSUALIDAD: Readonly<Record<EstadoMensualidad, string>> = {
  PENDIENTE: 'Pendiente',
  CON_ABONO: 'Con abono',
  PAGADA: 'Pagada',
  EXONERADA: 'Exonerada',
  ANULADA: 'Anulada',
};

/** What the figures of a month are made of: what was charged, what of it has payments, and what of it is owed. */
export const COBROS = ['FACTURADO', 'CON_PAGOS', 'POR_COBRAR'] as const;
export type Cobro = (typeof COBROS)[number];
export const CONCEPTOS = ['MENSUALIDAD', 'INGRESO', 'OTRO'] as const;
export type Concepto = (typeof CONCEPTOS)[number];
export const ETIQUETA_CONCEPTO: Readonly<Record<Concepto, string>> = {
  MENSUALIDAD: 'Mensualidad',
  INGRESO: 'Ingreso',
  OTRO: 'Otro',
};

export const MEDIOS_PAGO = ['EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'] as const;

/**
 * How an abono is paid: with money that comes in, with what there was in favour of who pays, or with a correction of a
 * fee whose month is closed, which brings nothing.
 */
export const MEDIOS_ABONO = [...MEDIOS_PAGO, 'SALDO_A_FAVOR', 'AJUSTE'] as const;

export const EDADES_CARTERA = ['AL_DIA', 'DE_1_A_30', 'DE_31_A_60', 'DE_61_A_90', 'MAS_DE_90'] as const;

export const ORDENES_CARTERA = ['nombre', 'saldo', 'vencido', 'dias_mora', 'a_favor'] as const;

export const ORDENES_MENSUALIDADES = [
  'periodo',
  'fecha_vencimiento',
  'valor',
  'estado',
  'actualizado_en',
] as const;

/** Said of who pays their own fees. */
export const PAGA_POR_SI = 'Paga por sí mismo';
