import type { CambiosFormato } from '@/domain/formatos/datos-formato';
import type { Formato } from '@/domain/formatos/formato';

type Campos = Pick<
  Formato,
  'nombre' | 'categoria' | 'contenido' | 'estado' | 'vigente_desde' | 'vigente_hasta'
>;

/** What a change writes, with the instants in which it begins or ceases to be in force. */
export const camposQueCambian = (
  antes: Pick<Formato, 'estado'>,
  { version: _version, ...cambios }: CambiosFormato,
  ahora: string,
): Partial<Campos> => {
  const definidos: Partial<Campos> = Object.fromEntries(
    Object.entries(cambios).filter(([, valor]) => valor !== undefined),
  );
  if (definidos.estado === undefined || definidos.estado === antes.estado) return definidos;
  return { ...definidos, [definidos.estado === 'VIGENTE' ? 'vigente_desde' : 'vigente_hasta']: ahora };
};

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
