import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { llamar } from '@tests/server/apoyo/llamar';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';

export const MAXIMO = 10_485_760;

/** A signed address for one upload, complete. */
export const firmarSubida = async (
  servidor: ServidorDePrueba,
  fileName = 'acta.pdf',
  path = 'formatos',
  ifExists?: 'REEMPLAZAR' | 'CONSERVAR_AMBAS',
): Promise<string> => {
  const respuesta = await llamar(servidor, 'POST /dashboard-api/storage/upload-url', {
    token: servidor.tokenAdmin,
    cuerpo: { path, fileName, contentType: 'application/pdf', ...(ifExists ? { ifExists } : {}) },
  });
  return String(respuesta.cuerpo.signedUrl);
};

export const poner = (url: string, body: BodyInit, opciones: RequestInit = {}): Promise<Response> =>
  fetch(url, { method: 'PUT', headers: { 'content-type': 'application/pdf' }, body, ...opciones });

export const subir = async (servidor: ServidorDePrueba, nombre: string, texto = 'hola'): Promise<void> => {
  const { status } = await poner(await firmarSubida(servidor, nombre), texto);
  if (status !== 204) throw new Error(`La subida respondió ${status}`);
};

/** Names of the files of `formatos`, as the service lists them. */
export const listados = async (servidor: ServidorDePrueba): Promise<string[]> => {
  const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/storage/list?path=formatos', {
    token: servidor.tokenAdmin,
  });
  return (cuerpo.files as { name: string }[]).map(({ name }) => name);
};

/** What is on the disk under the server's folder, hidden or not. */
export const enDisco = (servidor: ServidorDePrueba): string[] =>
  readdirSync(servidor.carpeta, { recursive: true, withFileTypes: true })
    .filter((entrada) => entrada.isFile())
    .map((entrada) => join(entrada.parentPath, entrada.name).slice(servidor.carpeta.length + 1));
