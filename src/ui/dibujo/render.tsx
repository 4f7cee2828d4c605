import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type AnyRouteMatch, type AnyRouter, createMemoryHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DatosIncrustados } from '@/application/configuracion/datos-publicos.port';
import type { ServiciosPublicos } from '@/application/servicios/servicios-publicos';
import type { ConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { billeteraDe } from '@/domain/configuracion/formas-de-donar';
import { nombreCortoDe } from '@/domain/configuracion/nombre-corto';
import { NOMBRE_SIN_DECIR } from '@/domain/shared/constantes';
import type { SitioPublico } from '@/domain/sitio/sitio-guardado';
import { ajustesDelBuild } from '@/infrastructure/di/web/ajustes';
import { Aplicacion } from '@/ui/app/aplicacion';
import { LUGAR_DE_LA_DIRECCION } from '@/ui/app/url-sitio';
import { VerificandoAutenticacion } from '@/ui/panel/marco/verificando-autenticacion';
import { crearRouterPanel } from '@/ui/panel/router';
import { crearRouterSitio } from '@/ui/sitio/router';
import { sitioDe } from '@/ui/sitio/servicios/sitio';
import { datosEstructurados } from '@/ui/sitio/textos/datos-estructurados';
import { COLORES } from '@/ui/tema/colores';
import { estilosDeColor } from '@/ui/tema/colores-de-marca';
import type { Tema } from '@/ui/tema/proveedor-tema';
import { ProveedorTema } from '@/ui/tema/proveedor-tema';
import { temaPanelCompleto, temaSitioCompleto } from '@/ui/tema/temas-completos';
import { claveDe } from '@/ui/textos/cuentas';
import { LUGAR_DEL_NOMBRE } from '@/ui/textos/nombre-corto';
import {
  documento,
  escapar,
  type MarcaDePagina,
  type PaginaDibujada,
  type Receta,
  type TipoPagina,
} from './documento';
import { enHexadecimal, huellasDe } from './huellas';
import { prefijar } from './prefijar';
import { trazarQr } from './trazar-qr';
import { conValoresFijos, sinDefinicionesDeMas } from './valores-fijos';

export const SITIO = {
  url: LUGAR_DE_LA_DIRECCION,
  nombre: NOMBRE_SIN_DECIR,
  nombreCorto: NOMBRE_SIN_DECIR,
  fondo: COLORES['bg.canvas'],
};

export interface PaginaPreparada extends PaginaDibujada {
  estado: number;
  /** Route ids from the root to the page. */
  rutas: string[];
}

const sinServicios = () => Promise.reject(new Error('No hay servicios al preparar una página'));

const enMemoria = (ruta = '/') => ({ history: createMemoryHistory({ initialEntries: [ruta] }) });

const routerSitio = (datos: DatosIncrustados | null, ruta?: string) =>
  crearRouterSitio(
    // Of the public services, the only one that a page asks before it is in a browser.
    { publico: { datosPublicos: { yaConocidos: () => datos } } as ServiciosPublicos },
    enMemoria(ruta),
  );

const routerPanel = (ruta?: string) =>
  crearRouterPanel(
    { cargarAcceso: sinServicios, cargarPanel: sinServicios, usuarioGuardado: { leer: () => null } },
    enMemoria(ruta),
  );

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

interface RutaConocida {
  ruta: string;
  tipo: TipoPagina;
  ids: string[];
  aparte: string[];
}

const rutasDe = (router: AnyRouter): RutaConocida[] =>
  Object.values<{ fullPath: string }>(router.routesByPath)
    .filter(({ fullPath }) => !fullPath.includes('$'))
    .map(({ fullPath }) => {
      const [encontradas] = router.getMatchedRoutes(fullPath);
      const ids = encontradas.map(({ id }) => id);
      return {
        ruta: fullPath.replace(/(?<=.)\/$/, ''),
        tipo: ids.includes('/_panel') ? 'panel' : 'acceso',
        ids,
        aparte: encontradas.flatMap(({ options: { staticData } }) => [
          ...(staticData?.secciones ?? []).map((seccion) => `secciones/${seccion}`),
          ...(staticData?.lecturas ?? []).map((lectura) => `http/${lectura}`),
        ]),
      };
    });

/**
 * Every path without parameters of both applications, with the ids of its route and of the routes around it, and the
 * parts that they ask for.
 */
export const rutasConocidas = (): RutaConocida[] => [
  ...rutasDe(routerSitio(null)).map((ruta) => ({ ...ruta, tipo: 'publica' as const })),
  ...rutasDe(routerPanel()),
];

const estadoDe = (matches: readonly AnyRouteMatch[]): number => {
  if (matches.some(({ status, _notFound }) => status === 'notFound' || _notFound)) return 404;
  return matches.every(({ status }) => status === 'success') ? 200 : 500;
};

const dibujar = async (router: AnyRouter, tema: Tema): Promise<PaginaPreparada> => {
  await router.load();
  const { matches } = router.state;
  return {
    estado: estadoDe(matches),
    rutas: matches.map(({ routeId }) => routeId),
    ...conEstilos(<Aplicacion router={router} tema={tema} />),
  };
};

/** Draws the public page of a path as a browser without a session would first see it, with the shipped content or `datos`. */
export const prepararPagina = (ruta: string, datos: DatosIncrustados | null = null) =>
  dibujar(routerSitio(datos, ruta), temaSitioCompleto);

/** The same of a page of the panel that needs no session. */
export const prepararAcceso = (ruta: string) => dibujar(routerPanel(ruta), temaPanelCompleto);

/** What shows on a staff page until its code has arrived and the session is verified. */
export const prepararArmazon = (): PaginaDibujada =>
  conEstilos(
    <ProveedorTema tema={temaPanelCompleto}>
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

/** Where the panel's two services are. */
export const direccionesDeServicios = (): string[] => {
  const { authApi, dashboardApi } = ajustesDelBuild();
  return [authApi, dashboardApi];
};

// Our server draws the page with what is published. Where the service lives apart, only React can ask it, and nobody
// should read a page without a name while React waits.
const servicioAparte = (): boolean => !/^\/(?!\/)/.test(ajustesDelBuild().dashboardApi);

/** What React needs to repeat a page, in a file of its own: nobody reads it before they touch the page. */
export interface DatosDePagina {
  /** Its path says its content. */
  direccion: string;
  texto: string;
}

export interface PaginaCompuesta {
  html: string;
  /** `null` for a page that shows what was shipped, and for one that no script takes over. */
  datos: DatosDePagina | null;
  /** Hashes of the inline scripts and styles that its policy allows. */
  guiones: string[];
  estilos: string[];
}

const marcaDe = (datos: ConfiguracionPublica | null): MarcaDePagina => {
  const identidad = datos?.identidad ?? null;
  const color = identidad?.color ?? null;
  return {
    nombreCorto: identidad && nombreCortoDe(identidad),
    estilos: color === null || color === 'SELVA' ? '' : estilosDeColor(color),
    conLogo: Boolean(identidad?.logo),
  };
};

const nombreDePagina = (ruta: string): string =>
  ruta === '/' ? 'inicio' : ruta.slice(1).replaceAll('/', '_');

const datosDePagina = async (ruta: string, datos: DatosIncrustados): Promise<DatosDePagina> => {
  const texto = JSON.stringify(datos);
  return { direccion: `/datos-de-pagina/${nombreDePagina(ruta)}.${await enHexadecimal(texto)}.json`, texto };
};

/** The whole document of a page that is already drawn, at `ruta` when it was drawn with `publicados`. */
export const componer = async (
  pagina: PaginaDibujada,
  receta: Receta,
  publicados: { ruta: string; datos: DatosIncrustados } | null = null,
): Promise<PaginaCompuesta> => {
  const esPublica = receta.tipo === 'publica';
  const datos = publicados?.datos ?? null;
  const marca = marcaDe(datos);
  const deReact =
    publicados && esPublica && !publicados.datos.vistaPrevia
      ? await datosDePagina(publicados.ruta, publicados.datos)
      : null;
  const estilos = conValoresFijos(pagina.estilos);
  const conLugares = documento({
    ...receta,
    pagina: { ...pagina, estilos: esPublica ? sinDefinicionesDeMas(estilos) : estilos },
    datos: deReact?.direccion ?? null,
    marca,
    fuentes: fuentesUsadas(pagina.estilos),
    colores: SITIO.fondo,
    urlSitio: esPublica ? LUGAR_DE_LA_DIRECCION : null,
    estructurados: esPublica ? datosEstructurados(sitioDe(datos), LUGAR_DE_LA_DIRECCION) : null,
    enseguida: !esPublica || servicioAparte(),
  });
  const nombre = escapar(marca.nombreCorto ?? NOMBRE_SIN_DECIR);
  const html = conLugares.replaceAll(LUGAR_DEL_NOMBRE, () => nombre);
  return {
    html,
    datos: deReact,
    guiones: await huellasDe(html, 'script'),
    estilos: await huellasDe(html, 'style'),
  };
};

const dibujarDe = (
  ruta: string,
  { tipo }: Receta,
  datos: DatosIncrustados,
): Promise<PaginaDibujada> | PaginaDibujada => {
  if (tipo === 'publica') return prepararPagina(ruta, datos);
  return tipo === 'acceso' ? prepararAcceso(ruta) : prepararArmazon();
};

// A preview is only looked at: what it says is of no address, so no script takes it over.
const sinGuion = (receta: Receta): Receta => ({
  ...receta,
  guiones: { ...receta.guiones, arranque: '' },
  entradas: [],
  partes: [],
  luego: [],
});

/** The page of a path with what is published at the moment, for a server that knows it. */
export const componerConDatos = async (
  ruta: string,
  receta: Receta,
  publicados: ConfiguracionPublica,
  sitio?: SitioPublico,
  { vistaPrevia } = { vistaPrevia: false },
): Promise<PaginaCompuesta> => {
  const billetera = billeteraDe(publicados.donaciones);
  const datos: DatosIncrustados = {
    ...publicados,
    // Some hundreds of bytes that one page shows.
    qr: ruta === '/donate' && billetera ? trazarQr(claveDe(billetera)) : null,
    ...(sitio ? { sitio } : {}),
    ...(vistaPrevia ? { vistaPrevia } : {}),
  };
  return componer(await dibujarDe(ruta, receta, datos), vistaPrevia ? sinGuion(receta) : receta, {
    ruta,
    datos,
  });
};
