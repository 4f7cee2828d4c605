import {
  type ClienteHttp,
  crearClienteHttp,
  type DependenciasCliente,
} from '@/infrastructure/http/cliente/cliente-http';

export interface LlamadaVista {
  metodo: string;
  url: string;
  ruta: string;
  consulta: Record<string, string>;
  encabezados: Headers;
  cuerpo: unknown;
  opciones: RequestInit;
}

export type Responder = (llamada: LlamadaVista) => Response | Promise<Response>;

const verLlamada = (entrada: RequestInfo | URL, opciones: RequestInit = {}): LlamadaVista => {
  const url = String(entrada);
  const partes = new URL(url, 'http://pagina.example');
  const { body } = opciones;
  return {
    metodo: opciones.method ?? 'GET',
    url,
    ruta: partes.pathname,
    consulta: Object.fromEntries(partes.searchParams),
    encabezados: new Headers(opciones.headers),
    cuerpo: typeof body === 'string' ? JSON.parse(body) : body,
    opciones,
  };
};

/** A `fetch` that answers what the test says, and rejects as a browser does when its signal aborts. */
export const crearFetchFalso = (responder: Responder) => {
  const llamadas: LlamadaVista[] = [];
  const fetchFalso: typeof fetch = (entrada, opciones) => {
    const llamada = verLlamada(entrada, opciones);
    llamadas.push(llamada);
    const senal = opciones?.signal;
    const abortada = new Promise<never>((_, rechazar) => {
      if (senal?.aborted) rechazar(senal.reason);
      senal?.addEventListener('abort', () => rechazar(senal.reason));
    });
    return Promise.race([abortada, Promise.resolve().then(() => responder(llamada))]);
  };
  return { fetch: fetchFalso, llamadas };
};

export const json = (cuerpo: unknown, status = 200): Response =>
  new Response(JSON.stringify(cuerpo), { status, headers: { 'Content-Type': 'application/json' } });

export const sinRed = (): never => {
  throw new TypeError('Failed to fetch');
};

/** A client over a scripted `fetch`, and the calls it made. */
export const crearClienteDePrueba = (responder: Responder, cambios: Partial<DependenciasCliente> = {}) => {
  const { fetch, llamadas } = crearFetchFalso(responder);
  const cliente: ClienteHttp = crearClienteHttp({
    base: '/api',
    fetch,
    origen: 'http://pagina.example',
    enLinea: () => true,
    token: () => 'un-token',
    alRechazarSesion: () => {},
    ...cambios,
  });
  return { cliente, llamadas };
};
