import { useEffect } from 'react';

/** Does something when the browser has nothing else to do; never where the person asked to save data. */
export const useEnReposo = (hacer: () => unknown): void => {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData || !window.requestIdleCallback) return;
    const turno = window.requestIdleCallback(() => void hacer());
    return () => window.cancelIdleCallback(turno);
  }, [hacer]);
};
