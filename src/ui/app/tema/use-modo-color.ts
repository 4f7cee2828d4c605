import { useSyncExternalStore } from 'react';
import { elegirModoColor, type ModoColor, modoColorActual, suscribirModoColor } from './modo-color';

const enServidor = (): ModoColor => 'sistema';

export function useModoColor(): readonly [ModoColor, (modo: ModoColor) => void] {
  return [useSyncExternalStore(suscribirModoColor, modoColorActual, enServidor), elegirModoColor];
}
