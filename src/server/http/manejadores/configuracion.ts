import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { esquemaCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import {
  type ConfiguracionPublica,
  esquemaConfiguracion,
  esquemaConfiguracionPublica,
  parteVisible,
} from '@/domain/configuracion/configuracion';
import type { API_CONFIGURACION } from '@/domain/configuracion/manifiesto-configuracion';
import { exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

/** What any visitor may read of it; `null` while nobody has set anything up. */
export const configuracionPublicada = ({
  unidadDeTrabajo,
}: Pick<ServiciosServidor, 'unidadDeTrabajo'>): Promise<ConfiguracionPublica | null> =>
  unidadDeTrabajo.leerSinSesion(async ({ configuracion }) => {
    const actual = await configuracion.obtener();
    return actual && parteVisible(actual);
  });

export const llamadasConfiguracion: LlamadasDe<typeof API_CONFIGURACION> = {
  'GET /configuracion': {
    resumen: 'Datos de la fundación',
    respuesta: esquemaConfiguracion,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.leer(exigirActor(peticion), async ({ configuracion }) =>
        ok(await configuracion.obtener()),
      ),
  },
  'GET /configuracion/publica': {
    resumen: 'Cuentas y donaciones, como las ve cualquier visitante',
    respuesta: esquemaConfiguracionPublica,
    atender: async (_peticion, servicios) => ({
      ...ok(await configuracionPublicada(servicios)),
      cabeceras: CACHE_PUBLICA,
    }),
  },
  'PUT /configuracion': {
    resumen: 'Cambiar los datos de la fundación',
    cuerpo: esquemaCambiosConfiguracion,
    respuesta: esquemaConfiguracion,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ configuracion }) =>
        ok(await configuracion.actualizar(peticion.cuerpo)),
      ),
  },
};
