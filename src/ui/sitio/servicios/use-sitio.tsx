import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Sitio, sitioDe } from './sitio';
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
  const releer = useMemo(() => {
    let preguntando = false;
    return () => {
      if (preguntando) return;
      preguntando = true;
      void datosPublicos.leer().then((leidos) => {
        preguntando = false;
        if (leidos) fijar((previos) => ({ qr: previos?.qr ?? null, ...leidos }));
      });
    };
  }, [datosPublicos]);
  useEffect(() => {
    if (!datosPublicos.yaConocidos()) releer();
  }, [datosPublicos, releer]);
  const valor = useMemo(() => ({ sitio: sitioDe(datos), releer }), [datos, releer]);
  return <Contexto value={valor}>{children}</Contexto>;
}

export const useSitio = (): Sitio => useContext(Contexto).sitio;

/** The same for a page whose numbers somebody copies: it asks again, in case the page is an old one. */
export const useSitioAlDia = (): Sitio => {
  const { sitio, releer } = useContext(Contexto);
  useEffect(releer, [releer]);
  return sitio;
};
