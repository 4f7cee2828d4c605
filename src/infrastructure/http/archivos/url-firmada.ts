import { HTTP_TIMEOUT_MS } from '@/domain/shared/constantes';
import { errorDeEstado } from '@/domain/shared/errores/catalogo-transporte';
import { clasificarFallo, type EntornoRed } from '../cliente/clasificar-fallo';

/** Ten megabytes on the networks of the venues take longer than any JSON call: the bytes get five minutes. */
const SUBIDA_TIMEOUT_MS = 300_000;

export interface UrlFirmada {
  enviar(url: string, contenido: BodyInit, contentType: string): Promise<void>;
  borrar(url: string): Promise<void>;
}

/** Calls to a signed address: the signature is the permission, so the session's token is never sent there. */
export const crearUrlFirmada = (entorno: EntornoRed): UrlFirmada => {
  const llamar = async (url: string, limiteMs: number, opciones: RequestInit): Promise<void> => {
    const respuesta = await entorno
      .fetch(url, { ...opciones, credentials: 'omit', signal: AbortSignal.timeout(limiteMs) })
      .catch(async (causa: unknown) => {
        throw await clasificarFallo(causa, url, entorno);
      });
    if (!respuesta.ok) throw errorDeEstado(respuesta.status, { serverMessage: null });
  };
  return {
    enviar: (url, contenido, contentType) =>
      llamar(url, SUBIDA_TIMEOUT_MS, {
        method: 'PUT',
        body: contenido,
        headers: { 'Content-Type': contentType },
      }),
    borrar: (url) => llamar(url, HTTP_TIMEOUT_MS, { method: 'DELETE' }),
  };
};
