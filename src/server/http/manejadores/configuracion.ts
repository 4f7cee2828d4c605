import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { type ConfiguracionPublica, parteVisible } from '@/domain/configuracion/configuracion';
import { VISITANTE } from '@/server/http/actor-visitante';
import { exigirActor, type Manejadores, ok } from '@/server/http/manejador';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

/** What any visitor may read of it; `null` while nobody has set anything up. */
export const configuracionPublicada = ({
  unidadDeTrabajo,
}: Pick<ServiciosServidor, 'unidadDeTrabajo'>): Promise<ConfiguracionPublica | null> =>
  unidadDeTrabajo.leer(VISITANTE, async ({ configuracion }) => {
    const actual = await configuracion.obtener();
    return actual && parteVisible(actual);
  });

export const manejadoresConfiguracion: Manejadores = {
  'GET /configuracion': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.leer(exigirActor(peticion), async ({ configuracion }) =>
      ok(await configuracion.obtener()),
    ),
  'GET /configuracion/publica': async (_peticion, servicios) => ({
    ...ok(await configuracionPublicada(servicios)),
    cabeceras: CACHE_PUBLICA,
  }),
  'PUT /configuracion': (peticion, { unidadDeTrabajo }) =>
    unidadDeTrabajo.escribir(exigirActor(peticion), async ({ configuracion }) =>
      ok(await configuracion.actualizar(peticion.cuerpo)),
    ),
};
