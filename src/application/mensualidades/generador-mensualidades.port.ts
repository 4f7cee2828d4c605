import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { ResultadoGeneracion, SolicitudGeneracion } from '@/domain/mensualidades/generacion';
import type { ParticipanteEnCasa, PasoGeneracion } from '@/domain/mensualidades/plan-generacion';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What charging a fee needs to know of who it is charged for. */
export interface ParticipantesConCobro {
  obtener(id: Id): Promise<{ dia_pago: number | null; fecha_ingreso: FechaCalendario | null } | null>;
}

export type Planear = (participante: ParticipanteEnCasa) => PasoGeneracion;

export interface GeneradorMensualidades {
  /**
   * Keeps what is planned for everyone in the house, what is new and what is charged again; they are read under the same
   * turn (the service plans by itself, and asks for no plan). Whoever got the month meanwhile from someone else counts as EXISTENTE. Rows by name.
   */
  generar(
    solicitud: SolicitudGeneracion,
    prepararPlan: () => Promise<Planear>,
    opciones?: OpcionesCreacion,
  ): Promise<ResultadoGeneracion>;
}
