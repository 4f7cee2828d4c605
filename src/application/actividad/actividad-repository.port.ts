import type { Actividad, EntidadActividad } from '@/domain/actividad/actividad';
import type { Id } from '@/domain/shared/id';

export interface ActividadRepository {
  /** Change history of one record, newest first; `null` when the service does not keep one. */
  listarDe(entidad: EntidadActividad, id: Id): Promise<readonly Actividad[] | null>;
}
