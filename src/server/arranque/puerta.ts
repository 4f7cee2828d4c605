import { lookup } from 'node:dns/promises';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, Server as Oyente } from 'node:net';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { cuerpoDeError } from '@/server/http/errores-http';

const MENSAJE = 'El sistema está iniciando: vuelva a intentar en unos segundos';

const CUERPO = JSON.stringify({
  status: 'starting',
  ...cuerpoDeError(new ErrorAplicacion('NO_DISPONIBLE', MENSAJE)),
});

/**
 * Asks again by itself, for a person who is waiting in front of it. The foundation's phones are in the database, which is
 * what is being waited for; that of the country is always known.
 */
const PAGINA = `<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width"><title>Iniciando</title><h1>El sistema está iniciando</h1><p>Esta página se abrirá sola en unos segundos.</p><p>Si es una emergencia, llame al 123.</p></html>`;

const CABECERAS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'retry-after': '5',
};

/** What every address answers until the database is ready: alive, and not yet serving. */
const responderIniciando = ({ url, headers }: IncomingMessage, respuesta: ServerResponse): void => {
  const quierePagina = headers.accept?.includes('text/html') ?? false;
  const vivo = url === '/live';
  respuesta.writeHead(vivo ? 200 : 503, {
    ...CABECERAS,
    connection: 'close',
    'content-type': `${quierePagina && !vivo ? 'text/html' : 'application/json'}; charset=utf-8`,
  });
  respuesta.end(vivo ? '{"status":"alive"}' : quierePagina ? PAGINA : CUERPO);
};

/** A connection kept open after its last answer would hold the end for a minute. */
const BARRIDO_MS = 100;

interface Tiempos {
  keepAliveTimeout?: number | undefined;
  requestTimeout?: number | undefined;
}

/** Where connections come in, from the first instant: a start that takes long must not look like a dead server. */
export interface Puerta {
  direccion: AddressInfo;
  /** From now on requests are for `manejador`. What it answers is the `serverFactory` of the framework. */
  entregar(manejador: RequestListener, tiempos: Tiempos): Server;
  /** Takes no more connections; the open ones go on. */
  dejarDeEscuchar(): void;
  /** Resolves when the last connection ended. */
  cerrada(): Promise<void>;
}

const escuchar = (servidor: Server, port: number, host: string): Promise<void> =>
  new Promise((resolver, rechazar) => {
    servidor.once('error', rechazar);
    servidor.listen({ port, host }, () => {
      servidor.off('error', rechazar);
      resolver();
    });
  });

const cerrado = (servidor: Server): Promise<void> =>
  new Promise((resolver) => {
    servidor.close(() => resolver());
  });

/** `localhost` has two addresses, and a browser tries either first. One that cannot be had is done without. */
const otrasDirecciones = async (anfitrion: string, { address }: AddressInfo): Promise<string[]> => {
  if (anfitrion !== 'localhost') return [];
  const todas = await lookup(anfitrion, { all: true }).catch(() => []);
  return todas.map((una) => una.address).filter((una) => una !== address);
};

const copiarTiempos = (de: Server, a: Server): void => {
  a.keepAliveTimeout = de.keepAliveTimeout;
  a.requestTimeout = de.requestTimeout;
  a.headersTimeout = de.headersTimeout;
};

/** Throws what the system says when the address cannot be had. */
export const abrirPuerta = async (puerto: number, anfitrion: string): Promise<Puerta> => {
  const principal = createServer(responderIniciando);
  await escuchar(principal, puerto, anfitrion);
  const direccion = principal.address() as AddressInfo;
  const secundarios: Server[] = [];
  for (const otra of await otrasDirecciones(anfitrion, direccion)) {
    const secundario = createServer((peticion, respuesta) => principal.emit('request', peticion, respuesta));
    secundario.on('clientError', (error, conexion) => principal.emit('clientError', error, conexion));
    const abierto = await escuchar(secundario, direccion.port, otra).then(
      () => true,
      () => false,
    );
    if (abierto) secundarios.push(secundario);
  }
  const todos = (): Server[] => [principal, ...secundarios];
  let barrido: NodeJS.Timeout | undefined;
  return {
    direccion,
    entregar: (manejador, tiempos) => {
      if (tiempos.keepAliveTimeout !== undefined) principal.keepAliveTimeout = tiempos.keepAliveTimeout;
      if (tiempos.requestTimeout !== undefined) principal.requestTimeout = tiempos.requestTimeout;
      // The framework asks to listen once it is ready, to what has been listening: that is the moment of the change.
      principal.listen = () => {
        for (const secundario of secundarios) copiarTiempos(principal, secundario);
        principal.off('request', responderIniciando);
        principal.on('request', manejador);
        setImmediate(() => principal.emit('listening'));
        return principal;
      };
      return principal;
    },
    dejarDeEscuchar: () => {
      for (const servidor of todos()) Oyente.prototype.close.call(servidor);
      barrido ??= setInterval(() => {
        for (const servidor of todos()) servidor.closeIdleConnections();
      }, BARRIDO_MS).unref();
    },
    cerrada: async () => {
      await Promise.all(todos().map(cerrado));
      clearInterval(barrido);
    },
  };
};

/** Where a person opens what listens at `anfitrion`: 'all the addresses' is no place that a browser can go to. */
export const comoDireccion = (anfitrion: string, { port }: Pick<AddressInfo, 'port'>): string => {
  const nombre = ['0.0.0.0', '::'].includes(anfitrion) ? 'localhost' : anfitrion;
  return `http://${nombre.includes(':') ? `[${nombre}]` : nombre}:${port}`;
};
