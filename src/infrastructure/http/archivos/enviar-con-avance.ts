import type { Avance } from '@/application/archivos/archivo-store.port';

export interface Envio {
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
      resolve(new Response(sinCuerpo ? null : peticion.responseText, { status: peticion.status }));
    };
    peticion.onerror = () => reject(new TypeError('La subida no terminó'));
    peticion.ontimeout = () => reject(fallo('TimeoutError'));
    peticion.onabort = () => reject(fallo('AbortError'));
    peticion.send(contenido as XMLHttpRequestBodyInit);
  });
