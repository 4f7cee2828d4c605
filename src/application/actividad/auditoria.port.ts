import type { EntidadActividad } from '@/domain/actividad/entidades-actividad';
import type { Id } from '@/domain/shared/id';

export interface Auditoria {
  /** Leaves a line that whoever runs the use-case read that record. */
  consulta(entidad: EntidadActividad, registro: { id: Id }): Promise<void>;
}
