import type { ContenidoDeParte } from '@/domain/sitio/contenido-sitio';
import type { ParteDelSitio } from '@/domain/sitio/partes-del-sitio';
import { useSitio } from './use-sitio';

/** What a part says: as somebody published it, or as the product ships it. */
export const useParte = <P extends ParteDelSitio>(
  parte: P,
  porDefecto: ContenidoDeParte<P>,
): ContenidoDeParte<P> => useSitio().contenido[parte] ?? porDefecto;
