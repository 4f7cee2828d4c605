import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';

/** Law asks for it: a receipt is not an invoice (product §5). */
export const AVISO_NO_ES_FACTURA = 'Este recibo no reemplaza la factura electrónica cuando haya lugar a ella';

/** The foundation as its papers name it; what is `null` is not printed. */
export interface Emisor {
  nombre: string;
  nit: string | null;
  direccion: string | null;
  telefono: string | null;
  correo: string | null;
}

export interface PapelRecibo {
  emisor: Emisor;
  abono: Abono;
  mensualidad: Mensualidad;
  participante: { nombre: string; documento: string | null };
  /** Who pays, when it is not the participante. */
  pagador: string | null;
}

export interface PapelEstadoDeCuenta {
  emisor: Emisor;
  estado: EstadoDeCuenta;
}

export interface PapelEstadoDePagador {
  emisor: Emisor;
  estado: EstadoDePagador;
}
