import type { Salud } from '@/domain/operacion/salud';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { Servicio } from '@/domain/shared/politica/politica-api';
import { cuerpoDeError } from '@/server/http/errores-http';
import { type Manejadores, ok } from '@/server/http/manejador';

const SIN_BASE = new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento');

/** Health of one service. Without its database it answers 503, as any other call would; without its files it goes on. */
export const manejadoresSalud = (servicio: Servicio): Manejadores => ({
  'GET /health': async (_peticion, { comprobarSalud }) => {
    const salud: Salud = { ...(await comprobarSalud()), service: servicio };
    if (salud.database.ok) return ok(salud);
    return {
      estado: 503,
      cuerpo: { ...salud, ...cuerpoDeError(SIN_BASE) },
      cabeceras: { 'retry-after': '5' },
    };
  },
});
