import type { Edicion } from '@/ui/app/instalable/trabajador/edicion';

export const ORIGEN = 'https://sitio.example';

export const EDICION: Edicion = {
  version: 'v2',
  publicas: {
    '/': '/assets/sitio.aaaaaaaa.js',
    '/cuentas': '/assets/sitio.aaaaaaaa.js',
    '/login': '/assets/panel.bbbbbbbb.js',
  },
  conNumeros: ['/cuentas'],
  archivos: [
    '/assets/sitio.aaaaaaaa.js',
    '/assets/figtree.0123456789.woff2',
    '/favicon.svg',
    '/img/hero.svg',
    '/sin-red.css',
  ],
  servicios: ['/auth-api', '/dashboard-api'],
  panel: {
    paginas: {
      '/dashboard': '/assets/panel.bbbbbbbb.js',
      '/participantes/censo': '/assets/panel.bbbbbbbb.js',
    },
    archivos: ['/assets/panel.bbbbbbbb.js', '/assets/lista.cccccccc.js'],
  },
};

/** What the network answers: of this origin, which only a browser can say. */
class DeLaRed extends Response {
  override get type(): ResponseType {
    return 'basic';
  }

  override clone(): Response {
    return new DeLaRed(super.clone().body, { status: this.status, headers: this.headers });
  }
}

export const respuesta = (texto: string, status = 200, headers: Record<string, string> = {}): Response =>
  new DeLaRed(texto, { status, headers });

export const paginaDe = (entrada: string, texto = 'página', datos?: string): string =>
  `<html><script data-entradas="${entrada}"${datos ? ` data-datos="${datos}"` : ''}></script><body><div id="raiz">${texto}</div></body></html>`;

/** What the site answers to each path, as the build of `edicion` left it. */
export const sitioDe = ({ publicas, panel }: Edicion) => {
  const paginas = { ...publicas, ...panel.paginas };
  return (ruta: string): Response =>
    paginas[ruta] ? respuesta(paginaDe(paginas[ruta], `página ${ruta}`)) : respuesta(`archivo ${ruta}`);
};

const rutaDe = (pedida: RequestInfo | URL): string => new URL(String(pedida), ORIGEN).pathname;

/** The caches of a browser, as far as the worker uses them. */
export const cachesEnMemoria = () => {
  const todas = new Map<string, Map<string, Response>>();
  const abrir = (nombre: string) => {
    const memoria = todas.get(nombre) ?? new Map<string, Response>();
    todas.set(nombre, memoria);
    return {
      match: async (clave: RequestInfo | URL) => memoria.get(rutaDe(clave))?.clone(),
      put: async (clave: RequestInfo | URL, valor: Response) => void memoria.set(rutaDe(clave), valor),
      delete: async (clave: RequestInfo | URL) => memoria.delete(rutaDe(clave)),
      keys: async () => [...memoria.keys()].map((ruta) => new Request(ORIGEN + ruta)),
    } as unknown as Cache;
  };
  return {
    open: async (nombre: string) => abrir(nombre),
    keys: async () => [...todas.keys()],
    delete: async (nombre: string) => todas.delete(nombre),
    match: async (clave: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      const nombres = cacheName ? [cacheName] : [...todas.keys()];
      return nombres
        .flatMap((nombre) => todas.get(nombre)?.get(rutaDe(clave)) ?? [])
        .at(0)
        ?.clone();
    },
    /** Paths kept under each name. */
    dentro: (): Record<string, string[]> =>
      Object.fromEntries([...todas].map(([nombre, memoria]) => [nombre, [...memoria.keys()].sort()])),
  };
};
