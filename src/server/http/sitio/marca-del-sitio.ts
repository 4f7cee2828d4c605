import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import type { TamanoDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import { nombreCortoDe } from '@/domain/configuracion/nombre-corto';

/** The pictures that the build leaves under these names are the product's; those of a foundation with a logo are its own. */
const IMAGENES: Readonly<Record<string, TamanoDelLogo>> = {
  'icono-512.png': 'icono512',
  'icono-192.png': 'icono192',
  'apple-touch-icon.png': 'icono180',
  'favicon.png': 'icono48',
  'favicon.ico': 'icono48',
  'img/compartir.png': 'compartir',
};

/** Only a foundation has one: see `logo.direccion`. */
const LOGO = 'logo.png';

interface OpcionesMarca {
  /** Folder of the built site. */
  carpeta: string;
  publicado: LectorPublicado;
}

const enviar = (peticion: FastifyRequest, respuesta: FastifyReply, tipo: string, cuerpo: Buffer | string) => {
  const etiqueta = `"${createHash('sha256').update(cuerpo).digest('base64url')}"`;
  respuesta.headers({ etag: etiqueta, 'cache-control': 'no-cache' });
  if (peticion.headers['if-none-match'] === etiqueta) return respuesta.code(304).send();
  return respuesta.type(tipo).send(cuerpo);
};

/** The files by which browsers install the site, whatever their names. */
const manifiestosDe = (carpeta: string): string[] =>
  readdirSync(carpeta).filter((nombre) => nombre.endsWith('.webmanifest'));

const conNombre = async (texto: string, { leer }: LectorPublicado): Promise<string> => {
  const { identidad } = await leer();
  if (!identidad) return texto;
  const manifiesto: object = JSON.parse(texto);
  return JSON.stringify({ ...manifiesto, name: identidad.nombre, short_name: nombreCortoDe(identidad) });
};

/** The icons and the manifest, as the foundation that publishes them: with its logo and its name. */
export const servirMarca = (app: FastifyInstance, { carpeta, publicado }: OpcionesMarca): void => {
  // Without a database, or without a logo, what the build left is good.
  const imagen = (tamano: TamanoDelLogo) => publicado.imagen(tamano).catch(() => null);
  for (const [archivo, tamano] of Object.entries({ ...IMAGENES, [LOGO]: 'marca' as const })) {
    app.get(`/${archivo}`, async (peticion, respuesta) => {
      const propia = await imagen(tamano);
      if (propia) return enviar(peticion, respuesta, 'image/png', Buffer.from(propia, 'base64'));
      return archivo === LOGO ? respuesta.callNotFound() : respuesta.sendFile(archivo, carpeta);
    });
  }
  for (const archivo of manifiestosDe(carpeta)) {
    app.get(`/${archivo}`, async (peticion, respuesta) => {
      const texto = await readFile(join(carpeta, archivo), 'utf8');
      const propio = await conNombre(texto, publicado).catch(() => texto);
      return enviar(peticion, respuesta, 'application/manifest+json', propio);
    });
  }
};
