import { useCallback, useSyncExternalStore } from 'react';

/** Specification §2: mobile up to 767 px, tablet 768 to 1023, desktop from 1024. */
export const MOBILE = '(max-width: 767.98px)';
export const DESKTOP = '(min-width: 1024px)';

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
