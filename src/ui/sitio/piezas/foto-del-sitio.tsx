import type { ReactElement } from 'react';
import type { FotoDelSitio as Foto } from '@/domain/sitio/campos-sitio';
import { fuentesDeFoto, rutaDeFoto } from '@/domain/sitio/tamanos-de-foto';

interface FotoDelSitioProps {
  /** `null` shows the drawing instead. */
  foto: Foto | null;
  dibujo: string;
  /** Of the drawing. */
  ancho: number;
  alto: number;
  /** How wide it is on the page, as `sizes` says it. */
  sizes: string;
  /** It may be on the first screen. */
  enseguida?: boolean;
}

interface ConAvifProps {
  foto: Foto;
  fuentes: string;
  sizes?: string;
  /** The same as a picture that every browser opens. */
  children: ReactElement;
}

/** AVIF for whoever opens it; a photo of before has none. */
export function ConAvif({ foto, fuentes, sizes, children }: ConAvifProps) {
  if (!foto.avif) return children;
  return (
    <picture>
      <source type="image/avif" srcSet={fuentes} sizes={sizes} />
      {children}
    </picture>
  );
}

/** A photo in the sizes that it has, or the drawing that stands for it: the room it takes is known before it comes. */
export function FotoDelSitio({ foto, dibujo, ancho, alto, sizes, enseguida }: FotoDelSitioProps) {
  const loading = enseguida ? undefined : 'lazy';
  if (!foto) return <img src={dibujo} alt="" width={ancho} height={alto} loading={loading} />;
  return (
    <ConAvif foto={foto} fuentes={fuentesDeFoto(foto, 'avif')} sizes={sizes}>
      <img
        src={rutaDeFoto(foto.nombre, foto.ancho)}
        srcSet={fuentesDeFoto(foto)}
        sizes={sizes}
        alt={foto.alt}
        width={foto.ancho}
        height={foto.alto}
        loading={loading}
      />
    </ConAvif>
  );
}
