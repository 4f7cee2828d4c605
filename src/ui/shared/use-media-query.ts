import { useCallback, useSyncExternalStore } from 'react';
import { ANCHO_MOVIL_MAXIMO_PX, ANCHO_TABLETA_MAXIMO_PX } from '@/domain/shared/constantes';

/** Specification §2: mobile up to 767 px, tablet 768 to 1023, desktop from 1024. */
export const MOBILE = `(max-width: ${ANCHO_MOVIL_MAXIMO_PX}.98px)`;
export const DESKTOP = `(min-width: ${ANCHO_TABLETA_MAXIMO_PX + 1}px)`;

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
