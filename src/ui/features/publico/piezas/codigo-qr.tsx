import { useEffect, useRef } from 'react';

const LADO = 148;

/** A code for a text that was not known when the site was built; the space is there before it is drawn. */
export function CodigoQr({ texto, descripcion }: { texto: string; descripcion: string }) {
  const lienzo = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let vigente = true;
    void import('./dibujar-qr').then(({ dibujarQr }) => {
      if (vigente && lienzo.current) dibujarQr(texto, lienzo.current);
    });
    return () => {
      vigente = false;
    };
  }, [texto]);
  return <canvas ref={lienzo} role="img" aria-label={descripcion} width={LADO} height={LADO} />;
}
