import { useEffect, useState } from 'react';
import { savesData } from '@/ui/shared/saves-data';
import { prefiereQuietud } from '../servicios/movimiento';

/** Where the browser does not tell when it is idle. */
const SIN_AVISO_MS = 1_000;

/** Returns what calls it off. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SIN_AVISO_MS);
    return () => clearTimeout(timer);
  }
  const turn = requestIdleCallback(act);
  return () => cancelIdleCallback(turn);
};

/** True once the browser is idle, and never with Save-Data or reduced motion: the still landscape is enough then. */
export const useVideoPermitido = (): boolean => {
  const [permitido, permitir] = useState(false);
  useEffect(() => {
    if (savesData() || prefiereQuietud()) return;
    return whenIdle(() => permitir(true));
  }, []);
  return permitido;
};
