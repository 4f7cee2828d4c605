import { useEffect, useRef, useState } from 'react';
import { savesData } from '@/ui/shared/saves-data';
import { Icono } from '../piezas/icono';
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
const useVideoPermitido = (): boolean => {
  const [permitido, permitir] = useState(false);
  useEffect(() => {
    if (savesData() || prefiereQuietud()) return;
    return whenIdle(() => permitir(true));
  }, []);
  return permitido;
};

/** The landscape in movement, laid over the same landscape as an image, and the button that stops it. */
export function VideoPortada() {
  const video = useRef<HTMLVideoElement>(null);
  const [enMarcha, fijarEnMarcha] = useState(false);
  if (!useVideoPermitido()) return null;
  const alternar = () => {
    if (enMarcha) video.current?.pause();
    else void video.current?.play();
  };
  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        loop
        playsInline
        aria-hidden="true"
        tabIndex={-1}
        width="1120"
        height="700"
        onPlaying={() => fijarEnMarcha(true)}
        onPause={() => fijarEnMarcha(false)}
      >
        <source src="/video/hero.webm" type="video/webm" />
        <source src="/video/hero.mp4" type="video/mp4" />
      </video>
      <button
        type="button"
        onClick={alternar}
        aria-label={enMarcha ? 'Detener el video' : 'Reproducir el video'}
      >
        <Icono nombre={enMarcha ? 'pausa' : 'reproducir'} />
      </button>
    </>
  );
}
