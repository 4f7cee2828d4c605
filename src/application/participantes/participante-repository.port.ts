import type { Admision } from '@/application/participantes/admision';
import type { Existente } from '@/application/participantes/decidir-importacion';
import type { Seguir } from '@/application/participantes/estancias/seguimiento-de';
import type { OpcionesCreacion, OpcionesLectura } from '@/application/shared/opciones';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { CambiosParticipante, DatosParticipante } from '@/domain/participantes/datos-participante';
import type { EstanciaNueva } from '@/domain/participantes/estancias/cambios-de-estancias';
import type { Participante, ParticipanteListado } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import type { FilaImportada } from '@/domain/shared/importacion/fila-importada';
import type { Pagina } from '@/domain/shared/pagina';

export interface AcudientePrincipal {
  id: Id;
  nombre: string;
  telefono: string | null;
}

/** A row of the list: the participante and what the list shows of others; `null` when the service does not join them. */
export type ParticipanteEnLista = ParticipanteListado & {
  acudiente_principal: AcudientePrincipal | null;
  /** Whole COP owed. */
  saldo: number | null;
  /** The part of it past its due date. */
  saldo_vencido: number | null;
};

export interface OpcionesImportacion extends OpcionesCreacion {
  /** Answers what would happen and writes nothing. */
  simular: boolean;
  /** Positions of the rows that bring only what is good in them: `decidir` accepts none of these. */
  incompletas?: readonly number[];
}

export interface ParticipanteRepository {
  /** Every participante, archived ones too, by ascending id. */
  listar(): Promise<readonly ParticipanteListado[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarParticipantes} does. */
  buscar(criterios: CriteriosParticipantes, opciones?: OpcionesLectura): Promise<Pagina<ParticipanteEnLista>>;
  /** The only read that brings the reserved fields. */
  obtener(id: Id): Promise<Participante | null>;
  /**
   * Throws DUPLICADO for a repeated document, VALIDACION for a sede that does not exist. An `admision` decides on its
   * sede, with its occupancy, while nobody else is admitted there, and `estancia` is the stay that begins with them; the
   * service decides both by itself.
   */
  crear(
    datos: DatosParticipante,
    opciones?: OpcionesCreacion,
    admision?: Admision,
    estancia?: EstanciaNueva,
  ): Promise<Participante>;
  /**
   * Only the given fields change. Throws as {@link crear}, NO_ENCONTRADO, and VERSION_OBSOLETA (with the stored
   * record in `actual`) when `cambios.version` is given and is not the stored one. `seguir` says what becomes of their
   * stays, as they are stored and at once with the change; the service decides by itself.
   */
  actualizar(
    id: Id,
    cambios: CambiosParticipante,
    admision?: Admision,
    seguir?: Seguir,
  ): Promise<Participante>;
  /**
   * One answer per row, which `decidir` gives on what is stored, one import at a time (the service decides by itself);
   * what it accepts is stored whole or not at all, each with the stay that `estanciaDe` says. Throws NO_ENCONTRADO where the service has no import.
   */
  importar(
    filas: readonly Partial<DatosParticipante>[],
    opciones: OpcionesImportacion,
    decidir: (existente: Existente) => FilaImportada[],
    estanciaDe: (datos: DatosParticipante) => EstanciaNueva | null,
  ): Promise<readonly FilaImportada[]>;
  /** Throws NO_ENCONTRADO; CONFLICTO while acudientes or mensualidades depend on it. */
  eliminar(id: Id): Promise<void>;
}
