import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import {
  esquemaRestablecer,
  esquemaRestablecimientoPedido,
} from '@/application/sesion/restablecer-contrasena';
import { esquemaClaveBorradores } from '@/domain/borradores/borrador';
import {
  esquemaCambioContrasena,
  esquemaConfirmacion,
  validarCambioContrasena,
} from '@/domain/sesion/contrasenas';
import { esquemaCredenciales } from '@/domain/sesion/credenciales';
import type { API_CONTRASENAS, API_SESION } from '@/domain/sesion/manifiesto-sesion';
import { esquemaPrimerAdministrador } from '@/domain/sesion/primer-administrador';
import {
  esquemaCierrePendiente,
  esquemaCierreSesiones,
  esquemaSesionAbierta,
  esquemaSesionesCerradas,
  validarCierrePendiente,
  validarCierreSesiones,
} from '@/domain/sesion/sesion-abierta';
import { analizar } from '@/domain/shared/analizar';
import { unoDe } from '@/domain/shared/esquemas';
import type { Id } from '@/domain/shared/id';
import { ROLES, rolAlcanza } from '@/domain/shared/rol';
import { z } from '@/domain/shared/zod';
import { esquemaCambiosPerfil, validarCambiosPerfil } from '@/domain/usuarios/datos-usuario';
import { exigirActor, exigirHuella, type LlamadasDe, ok, SIN_CONTENIDO } from '@/server/http/manejador';

const consultaPermiso = z.object({ role: unoDe(ROLES) });

const INTENTOS_POR_CUENTA = 10;

/** Whoever found a session open must not be able to guess the password with it. Throws DEMASIADOS_INTENTOS. */
export const contarContrasena = (freno: FrenoIntentos, usuario: Id): Promise<() => Promise<void>> =>
  freno.contar([{ clave: `contrasena:${usuario}`, maximo: INTENTOS_POR_CUENTA }]);

const RESTABLECIMIENTO_PEDIDO =
  'Si el correo corresponde a una cuenta activa, recibirá instrucciones para restablecer la contraseña.';
const SIN_CORREO =
  'Este servicio no tiene servidor de correo: pida a quien administra los usuarios una contraseña provisional.';

export const llamadasContrasenas: LlamadasDe<typeof API_CONTRASENAS> = {
  /** The answer says nothing about which accounts exist: what changes it is how the service was set up. */
  'POST /auth/reset-password': {
    resumen: 'Pedir el restablecimiento de la contraseña; responde lo mismo para cualquier cuenta',
    cuerpo: esquemaRestablecer,
    respuesta: esquemaRestablecimientoPedido,
    estado: 202,
    atender: async ({ cuerpo, origen }, { restablecimiento }) => {
      const { enviaCorreo } = await restablecimiento.pedir(cuerpo, origen);
      return {
        estado: 202,
        cuerpo: { message: enviaCorreo ? RESTABLECIMIENTO_PEDIDO : SIN_CORREO, envia_correo: enviaCorreo },
      };
    },
  },
  'POST /auth/reset-password/confirm': {
    resumen: 'Elegir la contraseña nueva con el enlace del correo',
    cuerpo: esquemaConfirmacion,
    estado: 204,
    atender: async ({ cuerpo, origen }, { restablecimiento }) => {
      await restablecimiento.usar(cuerpo, origen);
      return SIN_CONTENIDO;
    },
  },
  'POST /auth/primer-administrador': {
    resumen:
      'Crear el primer administrador con el enlace del primer arranque; solo mientras nadie ha entrado',
    cuerpo: esquemaPrimerAdministrador,
    estado: 204,
    atender: async ({ cuerpo, origen }, { puestaEnMarcha }) => {
      await puestaEnMarcha.crearAdministrador(cuerpo, origen);
      return SIN_CONTENIDO;
    },
  },
  'PUT /auth/password': {
    resumen: 'Cambiar la contraseña propia; cierra las demás sesiones y responde el token con que sigue esta',
    cuerpo: esquemaCambioContrasena,
    atender: async (peticion, { freno, unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      // Before counting: a body that cannot be read is no guess.
      validarCambioContrasena(peticion.cuerpo);
      const descontar = await contarContrasena(freno, actor.id);
      const token = await unidadDeTrabajo.leer(actor, ({ cambiarContrasena }) =>
        cambiarContrasena(actor, peticion.cuerpo, exigirHuella(peticion)),
      );
      await descontar();
      return ok({ data: { token }, error: null });
    },
  },
};

export const llamadasSesion: LlamadasDe<typeof API_SESION> = {
  'POST /auth/login': {
    resumen: 'Iniciar sesión',
    cuerpo: esquemaCredenciales,
    atender: async ({ cuerpo, origen, agente }, { autenticar }) => {
      const { token, usuario } = await autenticar(cuerpo, origen, agente);
      return { ...ok({ data: { token, user: usuario }, error: null }), quien: usuario.id };
    },
  },
  'POST /auth/logout': {
    resumen: 'Cerrar la sesión',
    estado: 204,
    atender: async (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      await unidadDeTrabajo.escribir(actor, ({ sesionesPropias }) =>
        sesionesPropias.salir(actor.id, exigirHuella(peticion)),
      );
      return SIN_CONTENIDO;
    },
  },
  'POST /auth/logout/pendiente': {
    resumen:
      'Terminar una sesión cuyo cierre no llegó, por el SHA-256 de su token; responde lo mismo si ya no estaba abierta',
    cuerpo: esquemaCierrePendiente,
    estado: 204,
    atender: async ({ cuerpo, origen }, { sesiones, unidadDeTrabajo }) => {
      const { sesion } = validarCierrePendiente(cuerpo);
      const titular = await sesiones.titular(sesion);
      if (titular)
        await unidadDeTrabajo.escribir({ ...titular, origen }, ({ sesionesPropias }) =>
          sesionesPropias.salir(titular.id, sesion),
        );
      return SIN_CONTENIDO;
    },
  },
  'GET /auth/sesiones': {
    resumen: 'Las sesiones abiertas de quien pregunta',
    respuesta: esquemaSesionAbierta,
    lista: 'data',
    atender: (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      return unidadDeTrabajo.leer(actor, async ({ sesionesPropias }) =>
        ok({ data: await sesionesPropias.listar(actor.id, peticion.huella) }),
      );
    },
  },
  'POST /auth/sesiones/cerrar': {
    resumen: 'Cerrar una de las otras sesiones propias o, sin id, todas; pide la contraseña',
    cuerpo: esquemaCierreSesiones,
    respuesta: esquemaSesionesCerradas,
    atender: async (peticion, { freno, unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      validarCierreSesiones(peticion.cuerpo);
      const descontar = await contarContrasena(freno, actor.id);
      const cerradas = await unidadDeTrabajo.escribir(actor, ({ cerrarSesionesPropias }) =>
        cerrarSesionesPropias(actor.id, peticion.cuerpo, exigirHuella(peticion)),
      );
      await descontar();
      return ok({ cerradas });
    },
  },
  'PUT /auth/profile': {
    resumen: 'Cambiar el perfil propio; responde los campos cambiados',
    cuerpo: esquemaCambiosPerfil,
    respuesta: esquemaCambiosPerfil,
    atender: (peticion, { unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const cambios = validarCambiosPerfil(peticion.cuerpo);
      return unidadDeTrabajo.escribir(actor, async ({ cuentas }) =>
        ok(await cuentas.actualizarPerfil(actor.id, cambios)),
      );
    },
  },
  'GET /auth/clave-borradores': {
    resumen: 'Clave con que el navegador de esta persona cifra sus formularios sin guardar',
    respuesta: esquemaClaveBorradores,
    atender: async (peticion, { llaveDeBorradores }) =>
      ok({ clave: await llaveDeBorradores(exigirActor(peticion).id) }),
  },
  'GET /auth/permission': {
    resumen: 'Saber si la sesión alcanza un rol',
    consulta: consultaPermiso,
    atender: async (peticion) => {
      const { role } = analizar(consultaPermiso, { ...peticion.query });
      return ok({ hasPermission: rolAlcanza(exigirActor(peticion).rol, role) });
    },
  },
};
