import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { OpcionesLectura } from '@/application/shared/opciones-lectura';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { CambiosParticipante, DatosParticipante } from '@/domain/participantes/datos-participante';
import type { FilaImportada } from '@/domain/participantes/importacion-participantes';
import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

export interface AcudientePrincipal {
  id: Id;
  nombre: string;
  telefono: string | null;
}

/** A row of the list: the participante and what the list shows of others; `null` when the service does not join them. */
export type ParticipanteEnLista = Participante & {
  acudiente_principal: AcudientePrincipal | null;
  /** Whole COP owed. */
  saldo: number | null;
  /** The part of it past its due date. */
  saldo_vencido: number | null;
};

export interface OpcionesImportacion extends OpcionesCreacion {
  /** Answers what would happen and writes nothing. */
  simular: boolean;
}

export interface ParticipanteRepository {
  /** Every participante, archived ones too, by ascending id. */
  listar(): Promise<readonly Participante[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarParticipantes} does. */
  buscar(criterios: CriteriosParticipantes, opciones?: OpcionesLectura): Promise<Pagina<ParticipanteEnLista>>;
  obtener(id: Id): Promise<Participante | null>;
  /**
   * Throws DUPLICADO for a repeated document, VALIDACION for a sede that does not exist, and when the person would take
   * a place (see {@link tomaCupo}), what {@link revisarCupo} does: CONFLICTO where there is none, VALIDACION without an
   * area where the places are told by area.
   */
  crear(datos: DatosParticipante, opciones?: OpcionesCreacion): Promise<Participante>;
  /**
   * Only the given fields change. Throws as {@link crear}, NO_ENCONTRADO, and VERSION_OBSOLETA (with the stored
   * record in `actual`) when `cambios.version` is given and is not the stored one.
   */
  actualizar(id: Id, cambios: CambiosParticipante): Promise<Participante>;
  /**
   * One answer per row, as {@link decidirImportacion} does; what it accepts is stored whole or not at all. Throws
   * NO_ENCONTRADO where the service has no import.
   */
  importar(
    filas: readonly DatosParticipante[],
    opciones: OpcionesImportacion,
  ): Promise<readonly FilaImportada[]>;
  /** Throws NO_ENCONTRADO; CONFLICTO while acudientes or mensualidades depend on it. */
  eliminar(id: Id): Promise<void>;
}
