/** What the form asks for, in its order. */
export const ETIQUETAS_PAGO = {
  valor: 'Total recibido',
  fecha: 'Fecha del pago',
  medio: 'Medio de pago',
  referencia: 'Referencia',
  partes: 'Mensualidades',
  fecha_confirmada: 'Fecha confirmada',
  pago_confirmado: 'Pago igual a otro',
  sobrante_confirmado: 'Saldo a favor',
} as const;
