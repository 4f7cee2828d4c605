import type { Actividad } from '@/domain/actividad/actividad';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import type { Id } from '@/domain/shared/id';
import type { Pagina } from '@/domain/shared/pagina';

export interface ActividadRepository {
  /** Change history of one record, newest first; `null` when the service does not keep one. */
  listarDe(entidad: EntidadActividad, id: Id): Promise<readonly Actividad[] | null>;
  /** What everybody did, newest first; for administrators. `null` when the service does not keep it. */
  buscar(criterios: CriteriosActividad): Promise<Pagina<Actividad> | null>;
}
