import { exigirRol } from '@/application/shared/exigir-rol';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import type { Permisos } from '@/application/shared/permisos.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

/** Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO. */
export const crearUsuario =
  ({ usuarios, permisos }: { usuarios: UsuarioRepository; permisos: Permisos }) =>
  async (entrada: unknown, opciones?: OpcionesCreacion): Promise<Usuario> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    return usuarios.crear(validarDatosUsuario(entrada), opciones);
  };
