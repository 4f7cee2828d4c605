/** Everything that happens to what somebody paid beyond a fee. Nothing is erased: what is undone is another movement. */
export const TIPOS_MOVIMIENTO = [
  'EXCEDENTE',
  'APLICACION',
  'DEVOLUCION',
  'EXCEDENTE_ANULADO',
  'APLICACION_ANULADA',
  'DEVOLUCION_ANULADA',
] as const;
export type TipoMovimiento = (typeof TIPOS_MOVIMIENTO)[number];

export const ETIQUETA_MOVIMIENTO: Readonly<Record<TipoMovimiento, string>> = {
  EXCEDENTE: 'Sobró de un pago',
  APLICACION: 'Aplicado a una mensualidad',
  DEVOLUCION: 'Devuelto',
  EXCEDENTE_ANULADO: 'Se anuló el pago del que sobró',
  APLICACION_ANULADA: 'Se anuló la aplicación',
  DEVOLUCION_ANULADA: 'Se anuló la devolución',
};

const SIGNO: Readonly<Record<TipoMovimiento, 1 | -1>> = {
  EXCEDENTE: 1,
  APLICACION: -1,
  DEVOLUCION: -1,
  EXCEDENTE_ANULADO: -1,
  APLICACION_ANULADA: 1,
  DEVOLUCION_ANULADA: 1,
};

/** Whether it adds to what there is or takes from it. */
export const signoDe = (tipo: TipoMovimiento): 1 | -1 => SIGNO[tipo];
