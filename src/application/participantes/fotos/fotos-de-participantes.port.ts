import type { DatosFoto, Foto, Miniatura } from '@/domain/participantes/fotos/foto-participante';
import type { Id } from '@/domain/shared/id';

/** The pictures of people, which nobody but ADMINISTRADOR sees. */
export interface FotosDeParticipantes {
  /** Its `imagen` is `null` for who has none. */
  obtener(participante: Id): Promise<Foto>;
  /** Of those who have one, in any order; of nobody where the service keeps none. */
  miniaturas(participantes: readonly Id[]): Promise<readonly Miniatura[]>;
  /** Instead of the one before. Throws VALIDACION for somebody who does not exist. */
  guardar(participante: Id, datos: DatosFoto): Promise<void>;
  /** Nothing happens to who has none. */
  quitar(participante: Id): Promise<void>;
}
