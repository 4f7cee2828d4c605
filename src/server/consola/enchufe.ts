import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join, resolve } from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ErrorRespaldo } from '@/domain/respaldos/error-respaldo';

/** Longer ones do not fit where the system keeps the name of a socket. */
const RUTA_MAXIMA_BYTES = 100;

type Respaldar = (salida: Writable) => Promise<void>;

export const rutaDelEnchufe = (carpetaDatos: string): string => join(resolve(carpetaDatos), 'consola.sock');

/**
 * Lets the console ask the server for a copy of the embedded database, which only this process may open. It is a file of
 * the data folder that nobody else can open: no address of the network leads here. Answers how to close it.
 */
export const escucharConsola = (
  ruta: string,
  respaldar: Respaldar,
  avisar: (mensaje: string, causa: unknown) => void,
): (() => void) => {
  if (Buffer.byteLength(ruta) > RUTA_MAXIMA_BYTES) {
    avisar('La ruta de DATA_DIR es muy larga: para respaldar habrá que detener el servidor', null);
    return () => {};
  }
  let ocupado = false;
  const servidor = createServer(async (peticion, respuesta) => {
    if (peticion.method !== 'GET' || peticion.url !== '/respaldo') return respuesta.writeHead(404).end();
    if (ocupado) return respuesta.writeHead(409).end();
    ocupado = true;
    try {
      await respaldar(respuesta);
    } catch (error) {
      avisar('No se terminó un respaldo', error);
      respuesta.destroy();
    } finally {
      ocupado = false;
    }
  });
  rmSync(ruta, { force: true });
  servidor.on('error', (error) => avisar('La consola no puede hablar con el servidor', error));
  const previa = process.umask(0o177);
  servidor.listen(ruta);
  process.umask(previa);
  servidor.once('listening', () => chmodSync(ruta, 0o600));
  return () => {
    servidor.close();
    servidor.closeAllConnections();
  };
};

const NEGATIVAS: Readonly<Record<string, string>> = {
  409: 'El servidor ya está haciendo un respaldo: espere a que termine.',
  EACCES: 'El servidor está en marcha con otro usuario del sistema: ejecute esta orden con ese usuario.',
};

const preguntar = (ruta: string): Promise<IncomingMessage> =>
  new Promise((resolver, rechazar) => {
    request({ socketPath: ruta, path: '/respaldo' }, resolver).once('error', rechazar).end();
  });

/** Throws what the system says when nobody listens there, ErrorRespaldo when the server refuses. */
export const pedirRespaldo = async (ruta: string): Promise<Respaldar> => {
  const respuesta = await preguntar(ruta).catch((error: NodeJS.ErrnoException) => {
    const negativa = NEGATIVAS[error.code ?? ''];
    throw negativa ? new ErrorRespaldo(negativa) : error;
  });
  if (respuesta.statusCode === 200) return (salida) => pipeline(respuesta, salida);
  respuesta.resume();
  throw new ErrorRespaldo(
    NEGATIVAS[respuesta.statusCode ?? 0] ?? 'El servidor no pudo hacer el respaldo: revise su registro.',
  );
};
