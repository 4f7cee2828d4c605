import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type AnyRouteMatch, createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion';
import { ajustesDelBuild } from '@/infrastructure/di/web/ajustes';
import { datosEstructurados } from '@/ui/content/datos-estructurados';
import { claveDe } from '@/ui/content/datos-publicos';
import { FUNDACION } from '@/ui/content/fundacion';
import { VerificandoAutenticacion } from '@/ui/features/panel/verificando-autenticacion';
import { Aplicacion } from '../aplicacion';
import type { ContextoRouter } from '../contexto-router';
import { crearRouter } from '../crear-router';
import { prefijar } from '../prefijar';
import { COLORES } from '../tema/colores';
import { ProveedorTema } from '../tema/proveedor-tema';
import { sistemaBase } from '../tema/sistema-base';
import { sistemaPanel } from '../tema/sistema-panel';
import { LUGAR_DE_LA_DIRECCION } from '../url-sitio';
import { documento, type PaginaDibujada, type Receta } from './documento';
import { huellasDe } from './huellas';
import { trazarQr } from './trazar-qr';
import { conValoresFijos } from './valores-fijos';

export const SITIO = {
  url: LUGAR_DE_LA_DIRECCION,
  nombre: FUNDACION.nombre,
  nombreCorto: FUNDACION.nombreCorto,
  fondo: COLORES['bg.canvas'],
};

export interface PaginaPreparada extends PaginaDibujada {
  estado: number;
  /** Route ids from the root to the page. */
  rutas: string[];
}

const sinServicios = () => Promise.reject(new Error('No hay servicios al preparar una página'));

const contextoCon = (datos: DatosIncrustados | null): ContextoRouter => ({
  cargarAcceso: sinServicios,
  cargarPanel: sinServicios,
  // Of the public services, the only one that a page asks before it is in a browser.
  publico: { datosPublicos: { yaConocidos: () => datos } } as ServiciosPublicos,
});

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
  const router = crearRouter(contextoCon(null), { history: createMemoryHistory() });
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

/** Draws the page of a path as a browser without a session would first see it, with the shipped content or `datos`. */
export const prepararPagina = async (
  ruta: string,
  datos: DatosIncrustados | null = null,
): Promise<PaginaPreparada> => {
  const router = crearRouter(contextoCon(datos), {
    history: createMemoryHistory({ initialEntries: [ruta] }),
  });
  await router.load();
  const { matches } = router.state;
  return {
    estado: estadoDe(matches),
    rutas: matches.map(({ routeId }) => routeId),
    ...conEstilos(<Aplicacion router={router} sistema={sistemaBase} />),
  };
};

/** What shows on a staff page until its code has arrived and the session is verified. */
export const prepararArmazon = (): PaginaDibujada =>
  conEstilos(
    <ProveedorTema sistema={sistemaPanel}>
      <VerificandoAutenticacion />
    </ProveedorTema>,
  );

const CARA = /@font-face\{font-family:'?([^;']+)'?;[^}]*?url\(([^)]+\.woff2)\)/g;

/** Files of the fonts that the page's own rules use, from the rules themselves. */
const fuentesUsadas = (estilos: string): string[] => {
  const conTitulares = estilos.includes('var(--chakra-fonts-display)');
  return [...estilos.matchAll(CARA)]
    .filter(([, familia = '']) => conTitulares || !familia.startsWith('Fraunces'))
    .map(([, , url = '']) => url.replaceAll(/['"]/g, ''));
};

const muestraDatosPublicos = ({ contenido }: PaginaDibujada): boolean => contenido.includes(' data-copiar=');

// Our server draws the page with what is published. Where the service lives apart, only React can ask it, and nobody
// should copy an old number while React waits.
const servicioAparte = (): boolean => !/^\/(?!\/)/.test(ajustesDelBuild().dashboardApi);

export interface PaginaCompuesta {
  html: string;
  /** Hashes of the inline scripts and styles that its policy allows. */
  guiones: string[];
  estilos: string[];
  /** It shows what an administrator publishes: a server that knows it draws the page again. */
  conDatos: boolean;
}

/** The whole document of a page that is already drawn. */
export const componer = async (
  pagina: PaginaDibujada,
  receta: Receta,
  incrustados: DatosIncrustados | null = null,
): Promise<PaginaCompuesta> => {
  const conDatos = muestraDatosPublicos(pagina);
  const html = documento({
    ...receta,
    pagina: { ...pagina, estilos: conValoresFijos(pagina.estilos) },
    incrustados,
    fuentes: fuentesUsadas(pagina.estilos),
    colores: SITIO.fondo,
    urlSitio: receta.tipo === 'publica' ? LUGAR_DE_LA_DIRECCION : null,
    estructurados: receta.tipo === 'publica' ? datosEstructurados(LUGAR_DE_LA_DIRECCION) : null,
    enseguida: receta.tipo !== 'publica' || (conDatos && servicioAparte()),
  });
  return {
    html,
    guiones: await huellasDe(html, 'script'),
    estilos: await huellasDe(html, 'style'),
    conDatos,
  };
};

/** The page of a path with what is published at the moment, for a server that knows it. */
export const componerConDatos = async (
  ruta: string,
  receta: Receta,
  publicados: ConfiguracionPublica,
): Promise<PaginaCompuesta> => {
  const datos = { ...publicados, qr: publicados.donaciones && trazarQr(claveDe(publicados.donaciones)) };
  return componer(await prepararPagina(ruta, datos), receta, datos);
};
