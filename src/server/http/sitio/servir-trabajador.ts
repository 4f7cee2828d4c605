import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { POLITICA_DE_TRABAJADOR } from '@/server/http/cabeceras-seguridad';

const ARCHIVO = 'sw.js';

/** What takes the place of a worker that misbehaves: it forgets what was kept, and itself. */
const APAGADO = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (evento) => {
  const olvidar = async () => {
    for (const nombre of await caches.keys()) await caches.delete(nombre);
    await self.registration.unregister();
  };
  evento.waitUntil(olvidar());
});
`;

interface Opciones {
  /** Folder of the built site. */
  carpeta: string;
  /** Whether devices may keep the site; otherwise the one they have is switched off. */
  conCopia: boolean;
}

/** The worker that keeps the pages on each device, where the build left one. Browsers ask for it again at each visit. */
export const servirTrabajador = (app: FastifyInstance, { carpeta, conCopia }: Opciones): void => {
  if (!existsSync(join(carpeta, ARCHIVO))) return;
  app.route({
    method: ['GET', 'HEAD'],
    url: `/${ARCHIVO}`,
    handler: async (_peticion, respuesta) => {
      respuesta.headers({ 'content-security-policy': POLITICA_DE_TRABAJADOR, 'cache-control': 'no-cache' });
      return conCopia
        ? respuesta.sendFile(ARCHIVO, carpeta)
        : respuesta.type('text/javascript; charset=utf-8').send(APAGADO);
    },
  });
};
