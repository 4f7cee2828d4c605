import { useEffect, useRef } from 'react';
import { usePublico } from '../servicios/use-publico';

const LADO = 148;
/** Modules that a reader needs empty around the code. */
const MARGEN = 2;

interface CodigoQrProps {
  texto: string;
  descripcion: string;
}

function CodigoEnLienzo({ texto, descripcion }: CodigoQrProps) {
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

/** A code for a text that was not known when the site was built; the space is there before it is drawn. */
export function CodigoQr({ texto, descripcion }: CodigoQrProps) {
  const qr = usePublico().datosPublicos.yaConocidos()?.qr;
  if (qr?.texto !== texto) return <CodigoEnLienzo texto={texto} descripcion={descripcion} />;
  const lado = qr.lado + 2 * MARGEN;
  return (
    <svg
      role="img"
      aria-label={descripcion}
      width={LADO}
      height={LADO}
      viewBox={`${-MARGEN} ${-MARGEN} ${lado} ${lado}`}
      shapeRendering="crispEdges"
    >
      <path d={qr.trazo} fill="#12312B" />
    </svg>
  );
}
