import { analizar } from '@/domain/shared/analizar';
import { entero } from '@/domain/shared/esquemas';
import { z } from '@/domain/shared/zod';
import { exigirActor, type Manejadores, ok } from '@/server/http/manejador';

const VISITAS_MAXIMO = 1_000_000_000;

/** Body of POST /visitor-count. */
export const esquemaConteoVisitas = z.strictObject({
  count: entero(0, Number.MAX_SAFE_INTEGER),
  timestamp: z.iso.datetime({ offset: true, error: 'Escriba una fecha y hora válidas' }),
});

export const manejadoresTablero: Manejadores = {
  'GET /dashboard/stats': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ tablero }) => ok(await tablero.estadisticas())),
  'GET /dashboard/resumen': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ tablero }) => ok(await tablero.resumen())),
  'POST /visitor-count': async ({ cuerpo }, { visitas }) => {
    const { count } = analizar(esquemaConteoVisitas, cuerpo);
    await visitas.subirHasta(Math.min(count, VISITAS_MAXIMO), new Date());
    return { estado: 202, cuerpo: { message: 'Conteo recibido' } };
  },
};
