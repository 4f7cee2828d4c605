import type { Mensaje } from '../protocolo';
import type { Edicion } from './edicion';
import { tratoDeRuta } from './trato';

interface Dependencias {
  edicion: Edicion;
  caches: Pick<CacheStorage, 'open' | 'match' | 'keys' | 'delete'>;
  fetch: typeof fetch;
  /** The person asked their browser to spare data. */
  ahorra: () => boolean;
}

type Pedido = Omit<Extract<Mensaje, { tipo: 'guardar' }>, 'tipo'>;

const NUESTROS = /^(?:sitio|panel)-/;
// What a page adds to its address says nothing of its content, and compression is the network's business.
const COMO_SEA: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Where a page says what it was drawn with, which is what React needs to take it over. */
const DATOS = / data-datos="([^"]+)"/;
const DE_PAGINA = /^\/datos-de-pagina\/([^.]+)\./;

/** The page that a file of data is of; `null` for any other path. */
const paginaDe = (ruta: string): string | null => {
  const nombre = DE_PAGINA.exec(ruta)?.[1];
  return nombre === undefined ? null : nombre === 'inicio' ? '/' : `/${nombre}`;
};

const sePuedeGuardar = ({ status, type, redirected, headers }: Response): boolean =>
  status === 200 &&
  type === 'basic' &&
  !redirected &&
  !/\bno-store\b/.test(headers.get('cache-control') ?? '');

/** What is kept on the device for when there is no network: a cache for the site and another for the panel, by release. */
export const crearGuardado = ({ edicion, caches, fetch, ahorra }: Dependencias) => {
  const [sitio, panel] = [`sitio-${edicion.version}`, `panel-${edicion.version}`];
  const entradaDe = (clave: string) => edicion.publicas[clave] ?? edicion.panel.paginas[clave];

  const datosDe = async (nombre: string, pagina: string): Promise<string | undefined> => {
    const guardada = await (await caches.open(nombre)).match(pagina, COMO_SEA);
    return DATOS.exec((await guardada?.text()) ?? '')?.[1];
  };

  /** Those that a page was drawn with before: `clave` is what has just been kept. */
  const olvidarDatosDeAntes = async (nombre: string, clave: string): Promise<void> => {
    const pagina = paginaDe(clave);
    if (pagina === null) return;
    const memoria = await caches.open(nombre);
    const vigentes = [clave, await datosDe(nombre, pagina)];
    for (const { url } of await memoria.keys()) {
      const { pathname } = new URL(url);
      if (paginaDe(pathname) === pagina && !vigentes.includes(pathname)) await memoria.delete(pathname);
    }
  };

  /** Keeps an answer under its path, if it may be kept and is of this release. */
  const guardar = async (nombre: string, clave: string, respuesta: Response): Promise<boolean> => {
    if (!sePuedeGuardar(respuesta)) return false;
    const entrada = entradaDe(clave);
    // A host may answer a page for a file that it has no more: kept under its name, it would be given for that file for ever.
    if (!entrada && respuesta.headers.get('content-type')?.includes('html')) return false;
    const copia = respuesta.clone();
    if (entrada && !(await copia.text()).includes(entrada)) return false;
    await (await caches.open(nombre)).put(clave, respuesta);
    await olvidarDatosDeAntes(nombre, clave);
    return true;
  };

  const traer = async (nombre: string, clave: string): Promise<void> => {
    // The same name is the same content: what an earlier release left need not travel again.
    const ya = tratoDeRuta(edicion, clave)?.de === 'huella' ? await caches.match(clave, COMO_SEA) : undefined;
    const respuesta = ya ?? (await fetch(clave, { priority: 'low' }));
    if (!(await guardar(nombre, clave, respuesta))) throw new Error(`${clave} no es de esta edición`);
  };

  const completar = async (nombre: string, claves: Iterable<string>): Promise<void> => {
    const memoria = await caches.open(nombre);
    // One at a time: the person's own calls go first.
    for (const clave of new Set(claves)) {
      if (!(await memoria.match(clave, COMO_SEA))) await traer(nombre, clave);
      const datos = ahorra() || !edicion.publicas[clave] ? undefined : await datosDe(nombre, clave);
      // Without them the page is still read, and answers as HTML does.
      if (datos) await completar(nombre, [datos]).catch(() => undefined);
    }
  };

  const elSitio = [...Object.keys(edicion.publicas), ...edicion.archivos];
  const elPanel = [...Object.keys(edicion.panel.paginas), ...edicion.panel.archivos];

  const anteriores = async (de: string): Promise<string[]> =>
    (await caches.keys()).filter((nombre) => nombre.startsWith(de) && nombre !== sitio && nombre !== panel);

  /** Paths of pages and images that an earlier release kept because they were seen. */
  const vistas = async (): Promise<string[]> => {
    const claves: string[] = [];
    for (const nombre of await anteriores('sitio-'))
      for (const { url } of await (await caches.open(nombre)).keys()) claves.push(new URL(url).pathname);
    return claves.filter((clave) => {
      const de = tratoDeRuta(edicion, clave)?.de;
      return de === 'publica' || de === 'archivo';
    });
  };

  return {
    /** What a page is made of, and with it the whole site; the panel too where somebody uses it. */
    completar: async ({ usados, panel: conPanel, elegido }: Pedido): Promise<void> => {
      const todo = elegido || !ahorra();
      const propios = usados.filter((ruta) => {
        const de = tratoDeRuta(edicion, ruta)?.de;
        return de !== undefined && de !== 'panel';
      });
      await completar(sitio, [...(todo ? elSitio : []), ...propios]);
      if (conPanel && todo) await completar(panel, elPanel);
    },
    /** Whether any page of the panel opens without a network. */
    panelEntero: async (): Promise<boolean> => {
      const memoria = await caches.open(panel);
      for (const clave of elPanel) if (!(await memoria.match(clave, COMO_SEA))) return false;
      return true;
    },
    /** Before a new release takes over: what this device had of the one before it. */
    heredar: async (): Promise<void> => {
      const teniaPanel = (await anteriores('panel-')).length > 0;
      // Without it, who chose to work without a network would have none until they opened the panel with one.
      const todo = teniaPanel || !ahorra();
      if ((await anteriores('sitio-')).length > 0)
        await completar(sitio, [...(await vistas()), ...(todo ? elSitio : [])]);
      if (teniaPanel) await completar(panel, elPanel);
    },
    olvidarAnteriores: async (): Promise<void> => {
      for (const nombre of await caches.keys())
        if (NUESTROS.test(nombre) && nombre !== sitio && nombre !== panel) await caches.delete(nombre);
    },
    /** Of this release alone: its scripts are kept beside it. */
    pagina: async (clave: string): Promise<Response | undefined> =>
      (await caches.match(clave, { ...COMO_SEA, cacheName: sitio })) ??
      (await caches.match(clave, { ...COMO_SEA, cacheName: panel })),
    archivo: (clave: string): Promise<Response | undefined> => caches.match(clave, COMO_SEA),
    alPasar: (clave: string, respuesta: Response): Promise<boolean> => guardar(sitio, clave, respuesta),
  };
};

export type Guardado = ReturnType<typeof crearGuardado>;
