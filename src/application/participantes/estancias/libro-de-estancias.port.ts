import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Seguimiento } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { CambiosEvento, DatosEvento } from '@/domain/participantes/estancias/datos-evento';
import type { Estancia } from '@/domain/participantes/estancias/estancia';
import type { DiasDeMovimientos, Movimiento } from '@/domain/participantes/estancias/movimientos';
import type { OcupacionDeSede } from '@/domain/participantes/estancias/ocupacion-en';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';

/** What a rule says of a stay and its person as they are stored, with nobody changing them in between. */
type Decidir = (estancia: Estancia, participante: ParticipanteListado) => Seguimiento;

/** The stays of people in the house, and what happens in them. */
export interface LibroDeEstancias {
  /** Newest first; none for somebody who does not exist. */
  listar(participante: Id): Promise<readonly Estancia[]>;
  /**
   * How many live in each sede that day; of a day to come, as far as it is known: see {@link ocupacionEn}. `null` when the
   * service does not answer it.
   */
  ocupacion(fecha: FechaCalendario): Promise<readonly OcupacionDeSede[] | null>;
  /** Who came and who went in those days, the oldest first. `null` when the service does not answer it. */
  movimientos(dias: DiasDeMovimientos): Promise<readonly Movimiento[] | null>;
  /**
   * Keeps what `decidir` says (the service decides by itself), in the stay and in its person at once. Answers the stay.
   * Throws NO_ENCONTRADO.
   */
  registrar(
    estancia: Id,
    datos: DatosEvento,
    decidir: Decidir,
    opciones?: OpcionesCreacion,
  ): Promise<Estancia>;
  /** The same, of an event that is there. Throws also VERSION_OBSOLETA (with the stay in `actual`). */
  corregir(estancia: Id, evento: Id, cambios: CambiosEvento, decidir: Decidir): Promise<Estancia>;
}
