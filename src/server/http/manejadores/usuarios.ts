import { claveDeCuenta } from '@/application/sesion/freno-de-intentos';
import {
  esquemaCambiosUsuario,
  esquemaContrasenaProvisional,
  esquemaDatosUsuario,
  validarCambiosUsuario,
  validarContrasenaProvisional,
} from '@/domain/usuarios/datos-usuario';
import type { API_USUARIOS } from '@/domain/usuarios/manifiesto-usuarios';
import { esquemaUsuario } from '@/domain/usuarios/usuario';
import {
  alEscribir,
  alLeer,
  creado,
  exigirActor,
  type LlamadasDe,
  ok,
  SIN_CONTENIDO,
} from '@/server/http/manejador';
import { contarContrasena } from '@/server/http/manejadores/sesion';

export const llamadasUsuarios: LlamadasDe<typeof API_USUARIOS> = {
  'GET /usuarios': {
    resumen: 'Listar usuarios',
    respuesta: esquemaUsuario,
    lista: 'arreglo',
    atender: alLeer(async ({ usuarios }) => ok(await usuarios.listar())),
  },
  'POST /usuarios': {
    resumen: 'Crear un usuario; su contraseña es provisional',
    cuerpo: esquemaDatosUsuario,
    respuesta: esquemaUsuario,
    estado: 201,
    atender: alEscribir(async ({ usuarios }, { cuerpo, clave }) =>
      creado(await usuarios.crear(cuerpo, { clave })),
    ),
  },
  'PUT /usuarios/{id}': {
    resumen: 'Actualizar un usuario; cambiar el correo pide la contraseña de quien lo cambia',
    cuerpo: esquemaCambiosUsuario,
    respuesta: esquemaUsuario,
    atender: async (peticion, { freno, unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      const conContrasena = validarCambiosUsuario(peticion.cuerpo).contrasena_propia !== undefined;
      const descontar = conContrasena ? await contarContrasena(freno, actor.id) : undefined;
      const usuario = await unidadDeTrabajo.escribir(actor, ({ usuarios }) =>
        usuarios.actualizar(peticion.params.id ?? '', peticion.cuerpo),
      );
      await descontar?.();
      return ok(usuario);
    },
  },
  'POST /usuarios/{id}/contrasena-provisional': {
    resumen:
      'Poner otra contraseña, provisional; pide la de quien la pone, cierra las sesiones y anula los enlaces',
    cuerpo: esquemaContrasenaProvisional,
    respuesta: esquemaUsuario,
    atender: async (peticion, { freno, unidadDeTrabajo }) => {
      const actor = exigirActor(peticion);
      validarContrasenaProvisional(peticion.cuerpo);
      const descontar = await contarContrasena(freno, actor.id);
      const usuario = await unidadDeTrabajo.escribir(actor, ({ usuarios }) =>
        usuarios.ponerProvisional(peticion.params.id ?? '', peticion.cuerpo),
      );
      await descontar();
      // Whoever forgot their password may have been stopped for trying it.
      await freno.olvidar(claveDeCuenta(usuario.email));
      return ok(usuario);
    },
  },
  'DELETE /usuarios/{id}': {
    resumen: 'Eliminar un usuario',
    estado: 204,
    atender: alEscribir(async ({ usuarios }, { params: { id = '' } }) => {
      await usuarios.eliminar(id);
      return SIN_CONTENIDO;
    }),
  },
};
