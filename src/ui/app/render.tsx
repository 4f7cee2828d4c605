import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { datosEstructurados } from '@/ui/content/datos-estructurados';
import { FUNDACION } from '@/ui/content/fundacion';
import { VerificandoAutenticacion } from '@/ui/features/panel/verificando-autenticacion';
import { Aplicacion } from './aplicacion';
import type { ContextoRouter } from './contexto-router';
import { crearRouter } from './crear-router';
import { prefijar } from './prefijar';
import { COLORES } from './tema/colores';
import { ProveedorTema } from './tema/proveedor-tema';
import { URL_SITIO } from './url-sitio';

export const SITIO = {
  url: URL_SITIO,
  nombre: FUNDACION.nombre,
  nombreCorto: FUNDACION.nombreCorto,
  fondo: COLORES['bg.canvas'],
};

export interface PaginaPreparada {
  estado: number;
  /** Route ids from the root to the page. */
  rutas: string[];
  /** What React put in front: title, meta and link elements. */
  cabecera: string;
  contenido: string;
  /** Ready `<style>` elements that emotion recognises in the browser. */
  estilos: string;
}

const sinServicios = () => Promise.reject(new Error('No hay servicios al preparar una página'));
const contexto = { cargarAcceso: sinServicios, cargarPanel: sinServicios } as unknown as ContextoRouter;
const EN_CABECERA = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

const conEstilos = (elemento: ReactNode) => {
  const cache = createCache({ key: 'css', stylisPlugins: [prefijar] });
  // Rules stay in the cache instead of in style elements among the content.
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{elemento}</CacheProvider>);
  const cabecera = EN_CABECERA.exec(html)?.[0] ?? '';
  const estilos = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return { cabecera, contenido: html.slice(cabecera.length), estilos };
};

/** Every path without parameters that the router knows, with the ids of its route and of the routes around it. */
export const rutasConocidas = (): { ruta: string; ids: string[] }[] => {
  const router = crearRouter(contexto, { history: createMemoryHistory() });
  return Object.values(router.routesByPath)
    .filter(({ fullPath }) => !fullPath.includes('$'))
    .map(({ fullPath }) => {
      const [encontradas] = router.getMatchedRoutes(fullPath);
      return { ruta: fullPath.replace(/(?<=.)\/$/, ''), ids: encontradas.map(({ id }) => id) };
    });
};

const estadoDe = (matches: readonly AnyRouteMatch[]): number => {
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) return 404;
  return matches.every(({ status }) => status === 'success') ? 200 : 500;
};

/** Draws the page of a path as a browser without a session would first see it. */
export const prepararPagina = async (ruta: string): Promise<PaginaPreparada> => {
  const router = crearRouter(contexto, { history: createMemoryHistory({ initialEntries: [ruta] }) });
  await router.load();
  const { matches } = router.state;
  return {
    estado: estadoDe(matches),
    rutas: matches.map(({ routeId }) => routeId),
    ...conEstilos(<Aplicacion router={router} />),
  };
};

/** What shows on a staff page until its code has arrived and the session is verified. */
export const prepararArmazon = (): Omit<PaginaPreparada, 'estado' | 'rutas'> =>
  conEstilos(
    <ProveedorTema>
      <VerificandoAutenticacion />
    </ProveedorTema>,
  );

/** Organisation data for search engines, the same on every public page. */
export const datosDelSitio = (): object => datosEstructurados(URL_SITIO);

const CARA = /@font-face\{font-family:'?([^;']+)'?;[^}]*?url\(([^)]+\.woff2)\)/g;

/** Files of the fonts that the page's own rules use, from the rules themselves. */
export const fuentesUsadas = (estilos: string): string[] => {
  const conTitulares = estilos.includes('var(--chakra-fonts-display)');
  return [...estilos.matchAll(CARA)]
    .filter(([, familia = '']) => conTitulares || !familia.startsWith('Fraunces'))
    .map(([, , url = '']) => url.replaceAll(/['"]/g, ''));
};
