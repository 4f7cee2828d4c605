import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Canales, type DeLasPaginas, type Sitio, sitioDe } from './sitio';
import { usePublico } from './use-publico';

interface SitioDeLaPagina {
  sitio: Sitio;
  /** Asks the service, once at a time. */
  releer(): void;
}

const Contexto = createContext<SitioDeLaPagina>({ sitio: sitioDe(null), releer: () => {} });

/** What the foundation publishes, for every piece of the page: from the page itself or, when it says nothing, from the service. */
export function ProveedorSitio({ children }: { children: ReactNode }) {
  const { datosPublicos } = usePublico();
  const [datos, fijar] = useState(() => datosPublicos.yaConocidos());
  // Apart: that they are known says nothing of who the foundation is.
  const [paginas, fijarPaginas] = useState<DeLasPaginas | null>(datos);
  const releer = useMemo(() => {
    let preguntando = false;
    return () => {
      if (preguntando) return;
      preguntando = true;
      void datosPublicos.leer().then((leidos) => {
        preguntando = false;
        if (leidos) fijar((previos) => ({ qr: null, ...previos, ...leidos }));
      });
    };
  }, [datosPublicos]);
  useEffect(() => {
    if (!datosPublicos.yaConocidos()) releer();
  }, [datosPublicos, releer]);
  useEffect(() => {
    // What was drawn with it says all that its page needs; another page is another load: see dejarAlNavegador.
    if (datosPublicos.yaConocidos()?.sitio) return;
    void datosPublicos.leerSitio().then((sitio) => {
      if (sitio) fijarPaginas((previas) => ({ ...previas, sitio }));
    });
  }, [datosPublicos]);
  const valor = useMemo(() => ({ sitio: sitioDe(datos, paginas), releer }), [datos, paginas, releer]);
  return <Contexto value={valor}>{children}</Contexto>;
}

export const useSitio = (): Sitio => useContext(Contexto).sitio;

/** Those of the foundation or, where it has not said its own, those of an example, in a piece that says so. */
export const useCanales = (): Canales => {
  const sitio = useSitio();
  return sitio.muestra?.canales ?? sitio;
};

/** The same for a page whose numbers somebody copies: it asks again, in case the page is an old one. */
export const useSitioAlDia = (): Sitio => {
  const { sitio, releer } = useContext(Contexto);
  useEffect(releer, [releer]);
  return sitio;
};
