import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { cuerpoDeError, MENSAJE_POR_ESTADO } from '@/server/http/errores-http';

const ESTADO_POR_FALLA: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const ILEGIBLE = 'La solicitud no se puede leer';

const respuestaCompleta = (estado: number): string => {
  const mensaje = estado === 400 ? ILEGIBLE : (MENSAJE_POR_ESTADO[estado] ?? ILEGIBLE);
  const cuerpo = JSON.stringify(cuerpoDeError(new ErrorAplicacion('VALIDACION', mensaje)));
  return [
    `HTTP/1.1 ${estado} ${STATUS_CODES[estado]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(cuerpo)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
    '',
    cuerpo,
  ].join('\r\n');
};

/** What arrives is not a request, so no route sees it: it is answered like any other refusal, and cut. */
export const responderIlegible = (falla: Error & { code?: string }, conexion: Socket): void => {
  // Whoever hung up reads nothing.
  if (falla.code === 'ECONNRESET' || conexion.destroyed) return;
  if (conexion.writable) conexion.write(respuestaCompleta(ESTADO_POR_FALLA[falla.code ?? ''] ?? 400));
  conexion.destroy(falla);
};

/** How often what is still to be sent is looked at, and how little may leave meanwhile: some 2 kB in each second. */
const PLAZO_MS = 15_000;
const MINIMO_BYTES = 32_768;

/** What has left this process, of all that was written to that connection. */
const enviado = (conexion: Socket): number => conexion.bytesWritten - conexion.writableLength;

/**
 * Who asks for much and reads it drop by drop, to keep it in the memory of the server, is cut. An answer that waits for us,
 * and not for whoever asked, has nothing to be sent.
 */
export const cortarLectoresLentos = (app: FastifyInstance, plazoMs = PLAZO_MS): void => {
  const abiertas = new Set<Socket>();
  const marcas = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ raw: { socket } }, _respuesta, seguir) => {
    if (!abiertas.has(socket)) {
      abiertas.add(socket);
      socket.once('close', () => abiertas.delete(socket));
    }
    seguir();
  });
  const revisar = (conexion: Socket): void => {
    const [antes, ahora] = [marcas.get(conexion), enviado(conexion)];
    if (conexion.writableLength === 0) marcas.delete(conexion);
    else if (antes !== undefined && ahora - antes < MINIMO_BYTES) conexion.destroy();
    else marcas.set(conexion, ahora);
  };
  const reloj = setInterval(() => abiertas.forEach(revisar), plazoMs).unref();
  app.addHook('onClose', (_app, listo) => {
    clearInterval(reloj);
    listo();
  });
};
