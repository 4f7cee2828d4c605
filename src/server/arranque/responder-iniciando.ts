import type { IncomingMessage, ServerResponse } from 'node:http';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { cuerpoDeError } from '@/server/http/errores-http';

const MENSAJE = 'El sistema está iniciando: vuelva a intentar en unos segundos';

const CUERPO = JSON.stringify({
  status: 'starting',
  ...cuerpoDeError(new ErrorAplicacion('NO_DISPONIBLE', MENSAJE)),
});

/** Asks again by itself, for a person who is waiting in front of it. */
const PAGINA = `<!doctype html><html lang="es-CO"><meta charset="utf-8"><meta http-equiv="refresh" content="5"><meta name="viewport" content="width=device-width"><title>Iniciando</title><h1>El sistema está iniciando</h1><p>Esta página se abrirá sola en unos segundos.</p></html>`;

const CABECERAS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'retry-after': '5',
};

/** What every address answers until the database is ready: alive, and not yet serving. */
export const responderIniciando = ({ url, headers }: IncomingMessage, respuesta: ServerResponse): void => {
  const quierePagina = headers.accept?.includes('text/html') ?? false;
  const vivo = url === '/live';
  respuesta.writeHead(vivo ? 200 : 503, {
    ...CABECERAS,
    connection: 'close',
    'content-type': `${quierePagina && !vivo ? 'text/html' : 'application/json'}; charset=utf-8`,
  });
  respuesta.end(vivo ? '{"status":"alive"}' : quierePagina ? PAGINA : CUERPO);
};
