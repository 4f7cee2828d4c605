import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TIPOS = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json' };
/** As the product serves its own: code for ever, the page asked about each time. */
const cacheDe = (extension) => (extension === '.js' ? 'public, max-age=31536000, immutable' : 'no-cache');

const comprimir = (contenido) =>
  brotliCompressSync(contenido, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

const reenviar = (servicio, pedido, respuesta) => {
  const { hostname, port } = new URL(servicio);
  const { method, url: path, headers } = pedido;
  const otro = request({ hostname, port, path, method, headers }, (suya) => {
    respuesta.writeHead(suya.statusCode, suya.headers);
    suya.pipe(respuesta);
  });
  pedido.pipe(otro);
};

/**
 * Serves the files of a built reference, compressed; any other address is its only page. What it asks of `servicio`
 * (`/dashboard-api/…`) is passed on, so that it has one origin as the product does.
 */
export const servirCarpeta = async (carpeta, { puerto, servicio }) => {
  const hechas = new Map();
  const leer = async (ruta) => {
    if (!hechas.has(ruta)) hechas.set(ruta, await readFile(join(carpeta, ruta)).then(comprimir, () => null));
    return hechas.get(ruta);
  };
  const servidor = createServer(async (pedido, respuesta) => {
    const { pathname } = new URL(pedido.url, 'http://localhost');
    if (servicio && pathname.startsWith('/dashboard-api/')) return reenviar(servicio, pedido, respuesta);
    const ruta = extname(pathname) in TIPOS ? pathname : '/index.html';
    const contenido = await leer(ruta);
    respuesta.writeHead(contenido === null ? 404 : 200, {
      'content-type': TIPOS[extname(ruta)],
      'content-encoding': 'br',
      'cache-control': cacheDe(extname(ruta)),
    });
    respuesta.end(contenido ?? '');
  });
  await new Promise((resolver) => servidor.listen(puerto, '127.0.0.1', resolver));
  return {
    url: `http://127.0.0.1:${puerto}`,
    cerrar: () => {
      servidor.closeAllConnections();
      servidor.close();
    },
  };
};
