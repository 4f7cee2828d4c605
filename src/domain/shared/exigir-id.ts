import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

/** Update and delete need an id (specification §5); `mensaje` is the entity's own. */
export const exigirId = (id: Id | null | undefined, mensaje: string): Id => {
  if (id === null || id === undefined || String(id).trim() === '') throw errorValidacion(mensaje);
  return id;
};
