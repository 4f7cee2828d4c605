import { useEffect, useState } from 'react';
import { prefiereQuietud } from '../servicios/movimiento';

/** Calls `avanzar` every `cadaMs` unless `detenido`, the tab is hidden or the person prefers less motion. */
export const useTurno = (avanzar: () => void, cadaMs: number, detenido: boolean): void => {
  const [oculta, fijarOculta] = useState(false);
  useEffect(() => {
    const medir = () => fijarOculta(document.hidden);
    medir();
    document.addEventListener('visibilitychange', medir);
    return () => document.removeEventListener('visibilitychange', medir);
  }, []);
  useEffect(() => {
    if (detenido || oculta || prefiereQuietud()) return;
    const turno = window.setInterval(avanzar, cadaMs);
    return () => window.clearInterval(turno);
  }, [avanzar, cadaMs, detenido, oculta]);
};
