import type { FastifyInstance } from 'fastify';
import type { Medidor } from '@/server/metricas/abrir-metricas';

/** Addresses nobody registered are one: whoever tries names must not fill the memory with them. */
const DESCONOCIDA = 'unknown';

export const medirSolicitudes = (app: FastifyInstance, medidor: Omit<Medidor, 'registro'>): void => {
  app.addHook('onRequest', (_peticion, respuesta, seguir) => {
    medidor.entrar();
    // Also when the caller goes away before the answer.
    respuesta.raw.once('close', medidor.salir);
    seguir();
  });
  app.addHook('onResponse', ({ method, routeOptions }, respuesta, seguir) => {
    medidor.anotar({
      ruta: routeOptions.url ?? DESCONOCIDA,
      metodo: method,
      estado: respuesta.statusCode,
      segundos: respuesta.elapsedTime / 1_000,
    });
    seguir();
  });
};
