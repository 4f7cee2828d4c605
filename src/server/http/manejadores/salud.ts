import type { Servicio } from '@/domain/shared/politica/politica-api';
import { type Manejadores, ok } from '@/server/http/manejador';

/** Health of one service; throws NO_DISPONIBLE when the database does not answer. */
export const manejadoresSalud = (servicio: Servicio): Manejadores => ({
  'GET /health': async (_peticion, { comprobarBaseDatos }) => {
    await comprobarBaseDatos();
    return ok({ status: 'ok', service: servicio, database: 'ok' });
  },
});
