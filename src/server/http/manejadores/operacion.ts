import type { API_OPERACION } from '@/domain/operacion/manifiesto-operacion';
import { esquemaSalud, type Salud } from '@/domain/operacion/salud';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Servicio } from '@/domain/shared/politica/manifiesto';
import { cuerpoDeError } from '@/server/http/errores-http';
import { type LlamadasDe, ok } from '@/server/http/manejador';

const SIN_BASE = new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');

/**
 * What each service answers of itself. Without its database its health is a 503, as any other call would be; without its
 * files it goes on.
 */
export const llamadasOperacion = (
  servicio: Servicio,
  describir: () => unknown,
): LlamadasDe<typeof API_OPERACION> => ({
  'GET /health': {
    resumen: 'Estado del servicio, de su base y de sus archivos',
    respuesta: esquemaSalud,
    atender: async (_peticion, { comprobarSalud }) => {
      const salud: Salud = { ...(await comprobarSalud()), service: servicio };
      if (salud.database.ok) return ok(salud);
      return {
        estado: 503,
        cuerpo: { ...salud, ...cuerpoDeError(SIN_BASE) },
        cabeceras: { 'retry-after': '5' },
      };
    },
  },
  'GET /openapi.json': { resumen: 'Esta descripción', atender: async () => ok(describir()) },
});
