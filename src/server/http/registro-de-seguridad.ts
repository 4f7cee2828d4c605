import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identificado } from '@/server/http/identificar';

/** What somebody was not let do, or did too many times. */
const RECHAZOS = new Set([401, 403, 422, 429]);

/** What people do to their own access; told whatever comes of it. */
const DE_ACCESO = /\/auth\/(?:login|logout|password|reset-password|sesiones\/cerrar)/;

/** One line for each, with who and from where, and nothing of what they sent. */
export const registrarSeguridad = (
  app: FastifyInstance,
  quien: (peticion: FastifyRequest) => Identificado | null,
): void => {
  app.addHook('onResponse', (peticion, { statusCode: estado }, seguir) => {
    const ruta = peticion.routeOptions.url ?? 'desconocida';
    if (!RECHAZOS.has(estado) && !DE_ACCESO.test(ruta)) return seguir();
    const suceso = {
      metodo: peticion.method,
      ruta,
      estado,
      usuario: quien(peticion)?.actor?.id ?? null,
      direccion: peticion.ip,
    };
    peticion.log[estado >= 400 ? 'warn' : 'info']({ seguridad: suceso }, 'Suceso de seguridad');
    seguir();
  });
};
