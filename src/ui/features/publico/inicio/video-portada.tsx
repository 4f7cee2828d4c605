import { useRef, useState } from 'react';
import { Icono } from '../piezas/icono';
import { useVideoPermitido } from './use-video-permitido';

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
