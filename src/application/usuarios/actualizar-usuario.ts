import { exigirRol } from '@/application/shared/exigir-rol';
import type { Identidad } from '@/application/shared/identidad.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { contarAdministradoresActivos } from '@/application/usuarios/contar-administradores';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { type Id, mismoId } from '@/domain/shared/id';
import { MENSAJE_ID_USUARIO, validarCambiosUsuario } from '@/domain/usuarios/datos-usuario';
import { revisarCambioUsuario } from '@/domain/usuarios/reglas-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

interface Dependencias {
  usuarios: UsuarioRepository;
  permisos: Permisos;
  identidad: Identidad;
}

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO, DUPLICADO, VERSION_OBSOLETA. */
export const actualizarUsuario =
  ({ usuarios, permisos, identidad }: Dependencias) =>
  async (id: Id, entrada: unknown): Promise<Usuario> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_USUARIO);
    const cambios = validarCambiosUsuario(entrada);
    const todos = await usuarios.listar();
    const antes = todos.find((usuario) => mismoId(usuario.id, id));
    if (!antes) throw errorNoEncontrado('un usuario', id);
    revisarCambioUsuario(antes, cambios, identidad.idUsuario() ?? '', contarAdministradoresActivos(todos));
    return usuarios.actualizar(id, cambios);
  };
