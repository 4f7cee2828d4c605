import type { OpcionesCreacion, OpcionesLectura } from '@/application/shared/opciones';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import type { CriteriosAcudientes, FiltroAcudientes } from '@/domain/acudientes/criterios-acudientes';
import type { CambiosAcudiente, DatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

/** A row of the list: the acudiente and who they answer for; `null` when the service does not join it. */
export type AcudienteEnLista = Acudiente & {
  participante_nombre: string | null;
  participante_documento: string | null;
};

export interface AcudienteRepository {
  /** Every acudiente that meets the filters, archived ones too unless filtered, by ascending id. */
  listar(filtro?: FiltroAcudientes): Promise<readonly Acudiente[]>;
  /** Of one participante, the principal one first, then by ascending id. */
  listarDeParticipante(idParticipante: Id): Promise<readonly Acudiente[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarAcudientes} does. */
  buscar(criterios: CriteriosAcudientes, opciones?: OpcionesLectura): Promise<Pagina<AcudienteEnLista>>;
  obtener(id: Id): Promise<AcudienteEnLista | null>;
  /**
   * Throws DUPLICADO for a document the same participante already has, VALIDACION for a participante that does not
   * exist. A principal one takes the mark from whoever had it.
   */
  crear(datos: DatosAcudiente, opciones?: OpcionesCreacion): Promise<Acudiente>;
  /** Throws NO_ENCONTRADO, DUPLICADO, VERSION_OBSOLETA. A principal one takes the mark from whoever had it. */
  actualizar(id: Id, cambios: CambiosAcudiente): Promise<Acudiente>;
  /** Throws NO_ENCONTRADO; CONFLICTO while mensualidades name them as payer. */
  eliminar(id: Id): Promise<void>;
}
