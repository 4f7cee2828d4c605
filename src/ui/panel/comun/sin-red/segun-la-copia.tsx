import type { ReactNode } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useLeyendoDeLaCopia, useSinRed } from './use-sin-red';

/** Told whether what is on the screen comes from the copy. */
type SegunLaCopiaProps = { children: (deLaCopia: boolean) => ReactNode };

function Leyendo({ sinRed, children }: SegunLaCopiaProps & { sinRed: TrabajoSinRed }) {
  return children(useLeyendoDeLaCopia(sinRed));
}

function EnEsteEquipo({ children }: SegunLaCopiaProps) {
  const sinRed = useSinRed();
  return sinRed ? <Leyendo sinRed={sinRed}>{children}</Leyendo> : children(false);
}

/** For what a copy answers without all of it: who is no longer in the house is not there. */
export function SegunLaCopia({ children }: SegunLaCopiaProps) {
  return usePanel().servicios.haySinRed() ? <EnEsteEquipo>{children}</EnEsteEquipo> : children(false);
}
