import type { MedioPago } from '@/domain/mensualidades/mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What the controls hold: an empty text is no value, and what cannot be read stays as it was written. */
export interface ValoresAbono {
  fecha: FechaCalendario | string;
  valor: number | string;
  medio: MedioPago;
  referencia: string;
  /** Empty while it is where its person lives. */
  sede_id: Id | '';
  /** The date that somebody said is right although it looks mistaken. */
  fecha_confirmada: string;
  /** The payment, equal to another, that somebody said is another one. */
  pago_confirmado: string;
  /** The amount that somebody said is right although it looks typed without its thousands. */
  valor_confirmado: string;
  /** The excess that was confirmed to stay in favour of who pays. */
  a_favor: number | null;
}
