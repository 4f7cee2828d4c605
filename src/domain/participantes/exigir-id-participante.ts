import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

/** Specification §5. Throws VALIDACION. */
export const exigirIdParticipante = (id: Id | null | undefined): Id =>
  exigirId(id, 'ID de participante requerido');
