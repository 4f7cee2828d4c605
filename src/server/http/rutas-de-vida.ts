import type { FastifyInstance } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';

/** Whether this process still wants requests; it stops wanting them some time before it stops taking them. */
export interface Disposicion {
  dispuesto: boolean;
}

/**
 * For whoever runs the process, not for its clients: alive (or start it again) and ready (or send requests elsewhere).
 * They belong to neither service, so they are outside the policy table; they tell nothing that a closed port would not.
 */
export const registrarRutasDeVida = (
  app: FastifyInstance,
  { comprobarSalud }: Pick<ServiciosServidor, 'comprobarSalud'>,
  disposicion: Disposicion,
): void => {
  app.get('/live', async (_peticion, respuesta) =>
    respuesta.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get('/ready', async (_peticion, respuesta) => {
    respuesta.header('cache-control', 'no-store');
    if (!disposicion.dispuesto)
      return respuesta.code(503).header('retry-after', '5').send({ status: 'stopping' });
    const { database } = await comprobarSalud();
    return database.ok
      ? respuesta.send({ status: 'ready' })
      : respuesta.code(503).header('retry-after', '5').send({ status: 'no-database' });
  });
};
