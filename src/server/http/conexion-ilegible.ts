import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
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
