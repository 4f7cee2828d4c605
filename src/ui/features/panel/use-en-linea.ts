import { useSyncExternalStore } from 'react';

const suscribir = (avisar: () => void) => {
  window.addEventListener('online', avisar);
  window.addEventListener('offline', avisar);
  return () => {
    window.removeEventListener('online', avisar);
    window.removeEventListener('offline', avisar);
  };
};

/** Whether the device believes that it has a network. */
export const useEnLinea = (): boolean =>
  useSyncExternalStore(
    suscribir,
    () => navigator.onLine,
    () => true,
  );
