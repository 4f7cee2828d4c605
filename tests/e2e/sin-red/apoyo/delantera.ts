import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before a server, and can say that there is a newer release or another server behind. */
export interface Delantera {
  url: string;
  /** From now on the worker is another one, with the same pages. */
  publicar(version: string): void;
  /** From now on another server answers. */
  pasarA(url: string): void;
  cerrar(): Promise<void>;
}

export const ponerDelante = async (inicial: string): Promise<Delantera> => {
  let detras = inicial;
  let version: string | null = null;
  const servidor = createServer((pedida, respuesta) => {
    const delTrabajador = pedida.url === '/sw.js';
    const llamada = request(new URL(pedida.url ?? '/', detras), {
      method: pedida.method,
      // Whole and in clear: it is about to change.
      headers: delTrabajador ? {} : pedida.headers,
    });
    llamada.on('response', (llegada) => {
      const { 'content-length': _, etag: __, 'last-modified': ___, ...deVuelta } = llegada.headers;
      if (!delTrabajador || version === null) {
        respuesta.writeHead(llegada.statusCode ?? 500, llegada.headers);
        llegada.pipe(respuesta);
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
