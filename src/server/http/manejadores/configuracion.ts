import { correosDeAdministradores } from '@/application/usuarios/contar-administradores';
import {
  esquemaCambiosConfiguracion,
  validarCambiosConfiguracion,
} from '@/domain/configuracion/cambios-configuracion';
import { CONFIGURACION_INICIAL, esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { esquemaConfiguracionPublica } from '@/domain/configuracion/configuracion-publica';
import { esquemaImagenesDelLogo } from '@/domain/configuracion/imagenes-del-logo';
import type { API_CONFIGURACION } from '@/domain/configuracion/manifiesto-configuracion';
import { sedesDelSitio } from '@/domain/sitio/sedes-del-sitio';
import { alEscribir, alLeer, exigirActor, type LlamadasDe, ok } from '@/server/http/manejador';
import { contarContrasena } from '@/server/http/manejadores/sesion';

/** Long enough to spare a visitor who turns pages, short enough for a correction to be seen at once. */
const CACHE_PUBLICA = { 'cache-control': 'public, max-age=30' };

export const llamadasConfiguracion: LlamadasDe<typeof API_CONFIGURACION> = {
  'GET /configuracion': {
    resumen: 'Datos de la fundación',
    respuesta: esquemaConfiguracion,
    atender: alLeer(async ({ configuracion }) => ok(await configuracion.obtener())),
  },
  'GET /configuracion/publica': {
    resumen: 'Quién es la fundación, sus sedes, cuentas y donaciones, como las ve cualquier visitante',
    respuesta: esquemaConfiguracionPublica,
    atender: async (_peticion, { publicado }) => {
      const [datos, sitio] = await Promise.all([publicado.leer(), publicado.sitio()]);
      const sedes = sedesDelSitio(datos.sedes, sitio);
      return { ...ok({ ...datos, sedes }), cabeceras: CACHE_PUBLICA };
    },
  },
  'PUT /configuracion': {
    resumen:
      'Cambiar los datos de la fundación; otras cuentas o donaciones que las publicadas piden la contraseña de quien las cambia, y se avisa por correo a los administradores',
    cuerpo: esquemaCambiosConfiguracion,
    respuesta: esquemaConfiguracion,
    atender: async (peticion, { freno, unidadDeTrabajo, avisarCambioDeCuentas }) => {
      const actor = exigirActor(peticion);
      const conContrasena = validarCambiosConfiguracion(peticion.cuerpo).contrasena_propia !== undefined;
      const descontar = conContrasena ? await contarContrasena(freno, actor.id) : undefined;
      const cambio = await unidadDeTrabajo.escribir(actor, async ({ configuracion, usuarios }) => {
        const antes = (await configuracion.obtener()) ?? CONFIGURACION_INICIAL;
        const despues = await configuracion.actualizar(peticion.cuerpo);
        return { antes, despues, administradores: correosDeAdministradores(await usuarios.listar()) };
      });
      await descontar?.();
      avisarCambioDeCuentas({ ...cambio, quien: actor.email });
      return ok(cambio.despues);
    },
  },
  'PUT /configuracion/logo': {
    resumen: 'Guardar el logo de la fundación, en los tamaños en que se muestra',
    cuerpo: esquemaImagenesDelLogo,
    cuerpoMaximo: 2_097_152,
    respuesta: esquemaConfiguracion,
    atender: alEscribir(async ({ configuracion }, { cuerpo }) => ok(await configuracion.guardarLogo(cuerpo))),
  },
  'DELETE /configuracion/logo': {
    resumen: 'Quitar el logo de la fundación',
    respuesta: esquemaConfiguracion,
    atender: alEscribir(async ({ configuracion }) => ok(await configuracion.quitarLogo())),
  },
};
