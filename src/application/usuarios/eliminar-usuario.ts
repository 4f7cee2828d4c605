import { exigirRol } from '@/application/shared/exigir-rol';
import type { Identidad, Permisos } from '@/application/shared/permisos.port';
import { contarAdministradoresActivos } from '@/application/usuarios/contar-administradores';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { encontrado } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { type Id, mismoId } from '@/domain/shared/id';
import { MENSAJE_ID_USUARIO } from '@/domain/usuarios/datos-usuario';
import { revisarEliminacionUsuario } from '@/domain/usuarios/reglas-usuario';

interface Dependencias {
  usuarios: Pick<UsuarioRepository, 'listar' | 'eliminar'>;
  permisos: Permisos;
  identidad: Identidad;
}

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO. */
export const eliminarUsuario =
  ({ usuarios, permisos, identidad }: Dependencias) =>
  async (id: Id): Promise<void> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_USUARIO);
    const todos = await usuarios.listar();
    const usuario = encontrado(
      todos.find((candidato) => mismoId(candidato.id, id)),
      'un usuario',
      id,
    );
    revisarEliminacionUsuario(usuario, identidad.idUsuario() ?? '', contarAdministradoresActivos(todos));
    await usuarios.eliminar(id);
  };
