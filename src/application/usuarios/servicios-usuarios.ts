import { sinRechazar } from '@/application/shared/lista';
import { actualizarUsuario } from '@/application/usuarios/actualizar-usuario';
import { crearUsuario } from '@/application/usuarios/crear-usuario';
import { eliminarUsuario } from '@/application/usuarios/eliminar-usuario';
import { ponerContrasenaProvisional } from '@/application/usuarios/poner-contrasena-provisional';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';

type Puertos = { usuarios: UsuarioRepository } & Parameters<typeof crearUsuario>[0] &
  Parameters<typeof ponerContrasenaProvisional>[0];

/** What a request may ask of the usuarios. */
export const usuariosDePeticion = (puertos: Puertos) => ({
  listar: puertos.usuarios.listar,
  crear: crearUsuario(puertos),
  actualizar: actualizarUsuario(puertos),
  ponerProvisional: ponerContrasenaProvisional(puertos),
  eliminar: eliminarUsuario(puertos),
});

/** What the panel may: its lists never reject. */
export const usuariosDelPanel = (puertos: Puertos) => ({
  ...usuariosDePeticion(puertos),
  listar: sinRechazar(puertos.usuarios.listar),
});
