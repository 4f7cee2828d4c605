import { useEffect, useState } from 'react';
import { savesData } from '@/ui/shared/saves-data';
import { prefiereQuietud } from '../servicios/movimiento';

/** True once the browser is idle, and never with Save-Data or reduced motion: the still landscape is enough then. */
export const useVideoPermitido = (): boolean => {
  const [permitido, permitir] = useState(false);
  useEffect(() => {
    if (savesData() || prefiereQuietud()) return;
    if (typeof requestIdleCallback !== 'function') {
      const espera = window.setTimeout(() => permitir(true), 1_000);
      return () => window.clearTimeout(espera);
    }
    const turno = requestIdleCallback(() => permitir(true));
    return () => cancelIdleCallback(turno);
  }, []);
  return permitido;
};
