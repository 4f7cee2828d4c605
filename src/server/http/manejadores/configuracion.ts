import { parteVisible } from '@/domain/configuracion/configuracion';
import { VISITANTE } from '@/server/http/actor-visitante';
import { exigirActor, type Manejadores, ok } from '@/server/http/manejador';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

export const manejadoresConfiguracion: Manejadores = {
  'GET /configuracion': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ configuracion }) =>
      ok(await configuracion.obtener()),
    ),
  'GET /configuracion/publica': (_peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(VISITANTE, async ({ configuracion }) => {
      const actual = await configuracion.obtener();
      return { ...ok(actual && parteVisible(actual)), cabeceras: CACHE_PUBLICA };
    }),
  'PUT /configuracion': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ configuracion }) =>
      ok(await configuracion.actualizar(peticion.cuerpo)),
    ),
};
