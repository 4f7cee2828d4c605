import type { Avance } from '@/application/archivos/archivo-store.port';
import { HTTP_TIMEOUT_MS } from '@/domain/shared/constantes';
import { errorDeEstado, errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { clasificarFallo, type EntornoRed } from '@/infrastructure/http/cliente/clasificar-fallo';
import { leerCuerpoError } from '@/infrastructure/http/cliente/cuerpo';
import { esPagina } from '@/infrastructure/http/cliente/es-pagina';

interface Envio {
  contenido: BodyInit;
  contentType: string;
  limiteMs: number;
  avance: Avance;
}

const fallo = (nombre: string): DOMException => new DOMException('La subida no terminó', nombre);

/** A PUT that tells how far it is, which `fetch` cannot. Rejects as `fetch` does: a TypeError, or a TimeoutError. */
export const enviarConAvance = (
  url: string,
  { contenido, contentType, limiteMs, avance }: Envio,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const peticion = new XMLHttpRequest();
    peticion.open('PUT', url);
    peticion.timeout = limiteMs;
    peticion.setRequestHeader('Content-Type', contentType);
    peticion.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) avance(loaded / total);
    };
    peticion.onload = () => {
      const sinCuerpo = peticion.status === 204 || peticion.status === 304;
      resolve(
        new Response(sinCuerpo ? null : peticion.responseText, {
          status: peticion.status,
          headers: { 'Content-Type': peticion.getResponseHeader('Content-Type') ?? '' },
        }),
      );
    };
    peticion.onerror = () => reject(new TypeError('La subida no terminó'));
    peticion.ontimeout = () => reject(fallo('TimeoutError'));
    peticion.onabort = () => reject(fallo('AbortError'));
    peticion.send(contenido as XMLHttpRequestBodyInit);
  });

/** Ten megabytes on the networks of the venues take longer than any JSON call: the bytes get five minutes. */
const SUBIDA_TIMEOUT_MS = 300_000;

export interface UrlFirmada {
  /** Answers what the service says of where it left it; `undefined` when it says nothing. */
  enviar(url: string, contenido: BodyInit, contentType: string, avance?: Avance): Promise<unknown>;
  leer(url: string): Promise<Uint8Array<ArrayBuffer>>;
  borrar(url: string): Promise<void>;
}

interface Opciones {
  /** How to send bytes telling how far they are; without it nobody is told. */
  conAvance?: typeof enviarConAvance;
}

const cuerpoDe = async (respuesta: Response): Promise<unknown> => {
  try {
    return JSON.parse(await respuesta.text());
  } catch {
    return undefined;
  }
};

/** Calls to a signed address: the signature is the permission, so the session's token is never sent there. */
export const crearUrlFirmada = (entorno: EntornoRed, { conAvance }: Opciones = {}): UrlFirmada => {
  const atender = async (url: string, llamada: Promise<Response>): Promise<Response> => {
    const respuesta = await llamada.catch(async (causa: unknown) => {
      throw await clasificarFallo(causa, url, entorno);
    });
    if (!respuesta.ok) {
      if (esPagina(respuesta)) throw errorSinRespuesta('red');
      throw errorDeEstado(respuesta.status, leerCuerpoError(await cuerpoDe(respuesta)));
    }
    return respuesta;
  };
  const llamar = (url: string, limiteMs: number, opciones: RequestInit): Promise<Response> =>
    atender(
      url,
      entorno.fetch(url, { ...opciones, credentials: 'omit', signal: AbortSignal.timeout(limiteMs) }),
    );
  return {
    enviar: async (url, contenido, contentType, avance) => {
      const respuesta = await (avance && conAvance
        ? atender(url, conAvance(url, { contenido, contentType, limiteMs: SUBIDA_TIMEOUT_MS, avance }))
        : llamar(url, SUBIDA_TIMEOUT_MS, {
            method: 'PUT',
            body: contenido,
            headers: { 'Content-Type': contentType },
          }));
      // Whoever answered kept nothing; a file that is read, though, may be a page.
      if (esPagina(respuesta)) throw errorSinRespuesta('red');
      return cuerpoDe(respuesta);
    },
    leer: async (url) => {
      const respuesta = await llamar(url, SUBIDA_TIMEOUT_MS, { method: 'GET' });
      const bytes = await respuesta.arrayBuffer().catch(async (causa: unknown) => {
        throw await clasificarFallo(causa, url, entorno);
      });
      return new Uint8Array(bytes);
    },
    borrar: async (url) => {
      await llamar(url, HTTP_TIMEOUT_MS, { method: 'DELETE' });
    },
  };
};
