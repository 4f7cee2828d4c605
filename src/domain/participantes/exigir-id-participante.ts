import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';

export const MENSAJE_ID_PARTICIPANTE = 'ID de participante requerido';

/** Specification §5. Throws VALIDACION. */
export const exigirIdParticipante = (id: Id | null | undefined): Id => exigirId(id, MENSAJE_ID_PARTICIPANTE);
