import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';

/** Steps a person may ask for. PENDIENTE, CON_ABONO and PAGADA follow from the abonos and are never asked for. */
export const TRANSICIONES_MENSUALIDAD: Readonly<Record<EstadoMensualidad, readonly EstadoMensualidad[]>> = {
  PENDIENTE: ['EXONERADA', 'ANULADA'],
  CON_ABONO: [],
  PAGADA: [],
  EXONERADA: ['PENDIENTE', 'ANULADA'],
  ANULADA: [],
};

export const sePuedePedir = (desde: EstadoMensualidad, hasta: EstadoMensualidad): boolean =>
  desde === hasta || TRANSICIONES_MENSUALIDAD[desde].includes(hasta);
