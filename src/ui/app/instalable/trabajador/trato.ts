import type { Edicion } from './edicion';

/** The content is in the name, so the name never has other content. */
const CON_HUELLA = /^\/assets\/[^/]+[.-][0-9a-f]{8,}\.(?:js|css|woff2|svg|png|jpe?g|webp|avif)$/;
const DATOS_DE_PAGINA = /^\/datos-de-pagina\/[a-z0-9_-]+\.[0-9a-f]{24}\.json$/;
const IMAGEN = /^\/img\/[^/]+$/;

export interface Trato {
  de: 'publica' | 'panel' | 'huella' | 'archivo';
  /** Path under which it is kept. */
  clave: string;
}

export const esDePanel = (edicion: Edicion, ruta: string): boolean =>
  Object.hasOwn(edicion.panel.paginas, ruta);

const sinBarraFinal = (ruta: string): string =>
  ruta.length > 1 && ruta.endsWith('/') ? ruta.slice(0, -1) : ruta;

/** What a path of this origin is to the worker; `null` for what it leaves alone. */
export const tratoDeRuta = (edicion: Edicion, ruta: string): Trato | null => {
  const pagina = sinBarraFinal(ruta);
  if (Object.hasOwn(edicion.publicas, pagina)) return { de: 'publica', clave: pagina };
  if (esDePanel(edicion, pagina)) return { de: 'panel', clave: pagina };
  if (CON_HUELLA.test(ruta) || DATOS_DE_PAGINA.test(ruta)) return { de: 'huella', clave: ruta };
  if (IMAGEN.test(ruta) || edicion.archivos.includes(ruta)) return { de: 'archivo', clave: ruta };
  return null;
};

/**
 * How the worker treats a request. Only what is named here is ever kept: the answers of the services, a family's
 * account, uploaded files and the parts of a video are none of its business.
 */
export const tratoDe = (
  edicion: Edicion,
  { method, mode, url, headers }: Pick<Request, 'method' | 'mode' | 'url' | 'headers'>,
  origen: string,
): Trato | null => {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== origen || headers.has('range')) return null;
  const trato = tratoDeRuta(edicion, pathname);
  const esPagina = trato?.de === 'publica' || trato?.de === 'panel';
  return esPagina === (mode === 'navigate') ? trato : null;
};
