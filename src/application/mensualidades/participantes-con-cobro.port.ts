import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What charging a fee needs to know of who it is charged for. */
export interface ParticipantesConCobro {
  obtener(id: Id): Promise<{ dia_pago: number | null; fecha_ingreso: FechaCalendario | null } | null>;
}
