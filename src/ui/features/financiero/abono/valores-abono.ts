import type { MedioPago } from '@/domain/mensualidades/mensualidad';
import type { FechaCalendario } from '@/domain/shared/fechas';

/** What the controls hold: an empty text is no value. */
export interface ValoresAbono {
  fecha: FechaCalendario;
  valor: number | '';
  medio: MedioPago;
  referencia: string;
}
