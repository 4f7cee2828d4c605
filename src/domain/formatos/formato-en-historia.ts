import type { Formato } from '@/domain/formatos/formato';

/**
 * Before and after as the change history keeps them: that the text changed, not the text. Every version that was in
 * force is kept whole, and can be read.
 */
export const formatoEnHistoria = (
  antes: Formato | null,
  despues: Formato | null,
): { antes: Formato | null; despues: Formato | null } => ({
  antes: antes && { ...antes, contenido: 'Texto anterior' },
  despues: despues && {
    ...despues,
    contenido: antes?.contenido === despues.contenido ? 'Texto anterior' : 'Texto nuevo',
  },
});
