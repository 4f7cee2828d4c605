import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { CambiosParticipante, DatosParticipante } from '@/domain/participantes/datos-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

export interface AcudientePrincipal {
  id: Id;
  nombre: string;
  telefono: string | null;
}

/** A row of the list: the participante and what the list shows of others; `null` when the service does not join them. */
export type ParticipanteEnLista = Participante & { acudiente_principal: AcudientePrincipal | null };

export interface ParticipanteRepository {
  /** Every participante, archived ones too, by ascending id. */
  listar(): Promise<readonly Participante[]>;
  /** Rows that meet the criteria, sorted as {@link seleccionarParticipantes} does. */
  buscar(criterios: CriteriosParticipantes): Promise<Pagina<ParticipanteEnLista>>;
  obtener(id: Id): Promise<Participante | null>;
  /** Throws DUPLICADO for a repeated document, VALIDACION for a sede that does not exist. */
  crear(datos: DatosParticipante, opciones?: OpcionesCreacion): Promise<Participante>;
  /**
   * Only the given fields change. Throws NO_ENCONTRADO, DUPLICADO, VALIDACION, and VERSION_OBSOLETA (with the stored
   * record in `actual`) when `cambios.version` is given and is not the stored one.
   */
  actualizar(id: Id, cambios: CambiosParticipante): Promise<Participante>;
  /** Throws NO_ENCONTRADO; CONFLICTO while acudientes or mensualidades depend on it. */
  eliminar(id: Id): Promise<void>;
}
