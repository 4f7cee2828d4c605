import { useCallback, useEffect, useRef } from 'react';
import { AYUDANTE_BUSQUEDA_DEBOUNCE_MS } from '@/domain/shared/constantes';
import { useStableCallback } from './use-stable-callback';

/** Calls once the caller has been quiet for `delay` ms; `cancel` forgets what was waiting. */
export function useDebouncedCallback<T>(callback: (value: T) => void, delay = AYUDANTE_BUSQUEDA_DEBOUNCE_MS) {
  const stable = useStableCallback(callback);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  // Looked at when the wait ends. Cancelling in the effect's way out would also forget what was typed before the effect:
  // while developing, React runs each effect, takes it back and runs it again.
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const call = useCallback(
    (value: T) => {
      cancel();
      timer.current = setTimeout(() => {
        if (mounted.current) stable(value);
      }, delay);
    },
    [cancel, delay, stable],
  );
  return { call, cancel };
}
