import { useCallback, useSyncExternalStore } from 'react';
import { ANCHO_MOVIL_MAXIMO_PX, ANCHO_TABLETA_MAXIMO_PX } from '@/domain/shared/constantes';

/**
 * Specification §2: mobile up to 767 px, tablet 768 to 1023, desktop from 1024. With letters larger than the usual 16 px the
 * same window holds less, and is laid out as a narrower one, as with the zoom: the theme counts its breakpoints in letters.
 */
export const MOBILE = `(max-width: ${ANCHO_MOVIL_MAXIMO_PX}.98px), (max-width: 47.99rem)`;
export const DESKTOP = `(min-width: ${ANCHO_TABLETA_MAXIMO_PX + 1}px) and (min-width: 64rem)`;

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
