import type { Id } from '@/domain/shared/id';

/** In the store, what is of people and not of the library: nobody but ADMINISTRADOR sees it, whatever is marked. */
export const CARPETA_DE_PARTICIPANTES = 'formatos/participantes';

/** By the id, which never changes and tells nobody's name. */
export const carpetaDeParticipante = (id: Id): string => `${CARPETA_DE_PARTICIPANTES}/${id}`;
