import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** What stands before a server, and can say that there is a newer release or another server behind. */
export interface Delantera {
  url: string;
  /** From now on the worker is another one, with the same pages. */
  publicar(version: string): void;
  /** The next request for that path gets no answer, as over a network that goes away; those after it do. */
  retener(ruta: string): { retenida: () => boolean };
  /** From now on another server answers. */
  pasarA(url: string): void;
  cerrar(): Promise<void>;
}

export const ponerDelante = async (inicial: string): Promise<Delantera> => {
  let detras = inicial;
  let version: string | null = null;
  const retenidas = new Map<string, boolean>();
  const servidor = createServer((pedida, respuesta) => {
    const ruta = pedida.url ?? '/';
    if (retenidas.get(ruta) === false) {
      retenidas.set(ruta, true);
      return;
    }
    const delTrabajador = ruta === '/sw.js';
    const llamada = request(new URL(ruta, detras), {
      method: pedida.method,
      // Whole and in clear: it is about to change.
      headers: delTrabajador ? {} : pedida.headers,
    });
    llamada.on('response', (llegada) => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...deVuelta } = llegada.headers;
      if (!delTrabajador || version === null) {
        respuesta.writeHead(llegada.statusCode ?? 500, llegada.headers);
        // An answer cut halfway is cut for the browser too, not left without an end.
        pipeline(llegada, respuesta, () => undefined);
        return;
      }
      const partes: Buffer[] = [];
      llegada.on('data', (parte: Buffer) => partes.push(parte));
      llegada.on('end', () => {
        const guion = Buffer.concat(partes).toString();
        respuesta.writeHead(200, deVuelta);
        respuesta.end(guion.replace(/"version":"[^"]+"/, `"version":"${version}"`));
      });
    });
    llamada.on('error', () => respuesta.destroy());
    pedida.pipe(llamada);
  });
  await new Promise<void>((listo) => servidor.listen(0, 'localhost', listo));
  const { port } = servidor.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    publicar: (otra) => {
      version = otra;
    },
    retener: (ruta) => {
      retenidas.set(ruta, false);
      return { retenida: () => retenidas.get(ruta) === true };
    },
    pasarA: (url) => {
      detras = url;
    },
    cerrar: () =>
      new Promise<void>((listo) => {
        servidor.close(() => listo());
        servidor.closeAllConnections();
      }),
  };
};
