import { focusManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Reloj } from '@/application/shared/equipo.port';
import { oirLatido } from '@/ui/panel/comun/panel/latido';

/** Reading what is on the screen takes less. */
const SIN_GESTOS_MS = 5 * 60_000;
const GESTOS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const;

/**
 * Some screens ask again by themselves, and each time the service takes it for use: on a device that was left alone the
 * session went on for hours. While nobody touches it they wait, as in a tab that nobody sees.
 */
export const usePresencia = (reloj: Reloj): void => {
  useEffect(() => {
    let ultimo = reloj.ahora().getTime();
    let hayAlguien = true;
    const decir = (hay: boolean) => {
      if (hay === hayAlguien) return;
      hayAlguien = hay;
      focusManager.setFocused(hay ? undefined : false);
    };
    const anotar = () => {
      ultimo = reloj.ahora().getTime();
      decir(true);
    };
    const alMirar = () => {
      if (!document.hidden) anotar();
    };
    for (const gesto of GESTOS) window.addEventListener(gesto, anotar, { capture: true, passive: true });
    document.addEventListener('visibilitychange', alMirar);
    const dejarDeOir = oirLatido(() => {
      if (Math.abs(reloj.ahora().getTime() - ultimo) > SIN_GESTOS_MS) decir(false);
    });
    return () => {
      for (const gesto of GESTOS) window.removeEventListener(gesto, anotar, { capture: true });
      document.removeEventListener('visibilitychange', alMirar);
      dejarDeOir();
      decir(true);
    };
  }, [reloj]);
};
