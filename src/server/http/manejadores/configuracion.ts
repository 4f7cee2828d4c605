import type { LectorPublicado } from '@/application/configuracion/publicado.port';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { esquemaCambiosConfiguracion } from '@/domain/configuracion/cambios-configuracion';
import { esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { esquemaConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { esquemaImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import type { API_CONFIGURACION } from '@/domain/configuracion/manifiesto-configuracion';
import { exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

/** What any visitor may read of it. */
export const publicadoDe = ({
  unidadDeTrabajo,
}: Pick<ServiciosServidor, 'unidadDeTrabajo'>): LectorPublicado => ({
  leer: () => unidadDeTrabajo.leerSinSesion(({ configuracion }) => configuracion.publicado.leer()),
  imagen: (tamano) =>
    unidadDeTrabajo.leerSinSesion(({ configuracion }) => configuracion.publicado.imagen(tamano)),
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
    resumen: 'Quién es la fundación, sus sedes, cuentas y donaciones, como las ve cualquier visitante',
    respuesta: esquemaConfiguracionPublica,
    atender: async (_peticion, servicios) => ({
      ...ok(await publicadoDe(servicios).leer()),
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
  'PUT /configuracion/logo': {
    resumen: 'Guardar el logo de la fundación, en los tamaños en que se muestra',
    cuerpo: esquemaImagenesDelLogo,
    cuerpoMaximo: 2_097_152,
    respuesta: esquemaConfiguracion,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ configuracion }) =>
        ok(await configuracion.guardarLogo(peticion.cuerpo)),
      ),
  },
  'DELETE /configuracion/logo': {
    resumen: 'Quitar el logo de la fundación',
    respuesta: esquemaConfiguracion,
    atender: (peticion, { unidadDeTrabajo }) =>
      unidadDeTrabajo.escribir(exigirActor(peticion), async ({ configuracion }) =>
        ok(await configuracion.quitarLogo()),
      ),
  },
};
