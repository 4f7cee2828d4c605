import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TIPOS = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.json': 'application/json' };

/** Serves the files of a built reference; any other address is its only page. */
export const servirCarpeta = async (carpeta, puerto) => {
  const servidor = createServer(async ({ url }, respuesta) => {
    const { pathname } = new URL(url, 'http://localhost');
    const ruta = extname(pathname) in TIPOS ? pathname : '/index.html';
    const contenido = await readFile(join(carpeta, ruta)).catch(() => null);
    respuesta.writeHead(contenido === null ? 404 : 200, { 'content-type': TIPOS[extname(ruta)] });
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
