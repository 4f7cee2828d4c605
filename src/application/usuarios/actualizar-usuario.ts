import { exigirRol } from '@/application/shared/exigir-rol';
import type { Identidad, Permisos } from '@/application/shared/permisos.port';
import { contarAdministradoresActivos } from '@/application/usuarios/contar-administradores';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { encontrado, errorContrasenaPropia } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import { type Id, mismoId } from '@/domain/shared/id';
import {
  type CambiosUsuario,
  MENSAJE_ID_USUARIO,
  validarCambiosUsuario,
} from '@/domain/usuarios/datos-usuario';
import { cambiaCorreo, revisarCambioUsuario } from '@/domain/usuarios/reglas-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

interface Dependencias {
  usuarios: Pick<UsuarioRepository, 'listar' | 'actualizar'>;
  permisos: Permisos;
  identidad: Identidad;
  /** Whether it is the password of whoever asks. The browser does not know: it leaves that to the service. */
  esPropia?: ((contrasena: string) => Promise<boolean>) | undefined;
}

/** An open session that somebody else found must not be enough to take an account over. */
const exigirContrasenaPropia = async (
  { contrasena_propia }: CambiosUsuario,
  esPropia: Dependencias['esPropia'],
): Promise<void> => {
  if (contrasena_propia === undefined)
    throw errorContrasenaPropia('Para cambiar el correo escriba su contraseña');
  if (esPropia && !(await esPropia(contrasena_propia)))
    throw errorContrasenaPropia('La contraseña no es correcta');
};

/** Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO, DUPLICADO, VERSION_OBSOLETA. */
export const actualizarUsuario =
  ({ usuarios, permisos, identidad, esPropia }: Dependencias) =>
  async (id: Id, entrada: unknown): Promise<Usuario> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_USUARIO);
    const cambios = validarCambiosUsuario(entrada);
    const todos = await usuarios.listar();
    const antes = encontrado(
      todos.find((usuario) => mismoId(usuario.id, id)),
      'un usuario',
      id,
    );
    revisarCambioUsuario(antes, cambios, identidad.idUsuario() ?? '', contarAdministradoresActivos(todos));
    if (cambiaCorreo(antes, cambios)) await exigirContrasenaPropia(cambios, esPropia);
    return usuarios.actualizar(id, cambios);
  };
