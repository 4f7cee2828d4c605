import { useEffect } from 'react';
import { savesData } from '@/ui/shared/saves-data';

const GESTOS = ['pointermove', 'pointerdown', 'keydown'] as const;
const OYENTE = { capture: true, passive: true };

/**
 * Does something once, when the person first moves, touches or types: whoever only looks at the page pays nothing for
 * what it can open, and it is there by the time that they open it. Never where they asked to save data.
 */
export const usePrimerGesto = (hacer: () => unknown): void => {
  useEffect(() => {
    if (savesData()) return;
    const dejar = () => {
      for (const gesto of GESTOS) window.removeEventListener(gesto, alSentir, OYENTE);
    };
    const alSentir = () => {
      dejar();
      hacer();
    };
    for (const gesto of GESTOS) window.addEventListener(gesto, alSentir, OYENTE);
    return dejar;
  }, [hacer]);
};
