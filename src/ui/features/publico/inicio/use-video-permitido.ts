import { useEffect, useState } from 'react';
import { savesData } from '@/ui/shared/saves-data';
import { whenIdle } from '@/ui/shared/when-idle';
import { prefiereQuietud } from '../servicios/movimiento';

/** True once the browser is idle, and never with Save-Data or reduced motion: the still landscape is enough then. */
export const useVideoPermitido = (): boolean => {
  const [permitido, permitir] = useState(false);
  useEffect(() => {
    if (savesData() || prefiereQuietud()) return;
    return whenIdle(() => permitir(true), { orElse: 1_000 });
  }, []);
  return permitido;
};
