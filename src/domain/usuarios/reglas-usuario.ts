import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { CambiosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

const esAdministradorActivo = (u: Pick<Usuario, 'rol' | 'estado'>): boolean =>
  u.rol === 'ADMINISTRADOR' && u.estado === 'ACTIVO';

/** True when the change takes administrator powers away from that user. */
export const pierdeAdministracion = (
  antes: Usuario,
  cambios: Pick<CambiosUsuario, 'rol' | 'estado'>,
): boolean =>
  esAdministradorActivo(antes) &&
  !esAdministradorActivo({ rol: cambios.rol ?? antes.rol, estado: cambios.estado ?? antes.estado });

/** Whether the change gives that user another e-mail to sign in with. */
export const cambiaCorreo = (
  antes: Pick<Usuario, 'email'>,
  { email }: Pick<CambiosUsuario, 'email'>,
): boolean => email !== undefined && email.toLowerCase() !== antes.email.toLowerCase();

/** Nobody lowers or deactivates their own account, nor the last active administrator. Throws CONFLICTO. */
export const revisarCambioUsuario = (
  antes: Usuario,
  cambios: CambiosUsuario,
  quien: Id,
  administradoresActivos: number,
): void => {
  const pierde = pierdeAdministracion(antes, cambios);
  if (mismoId(antes.id, quien) && (pierde || cambios.estado === 'INACTIVO')) {
    throw errorConflicto('No puede quitarse el rol ni desactivar su propia cuenta');
  }
  if (pierde && administradoresActivos <= 1)
    throw errorConflicto('Debe quedar al menos un administrador activo');
};

const CUENTA_INACTIVA = 'La cuenta está inactiva: actívela primero';

/** Why no link to choose another password would reach that account; `null` when it may. */
export const impedimentoDeRestablecer = ({ estado }: Pick<Usuario, 'estado'>): string | null =>
  estado === 'ACTIVO' ? null : CUENTA_INACTIVA;

/** Who knows their own password changes it, and one for an account that cannot enter serves nobody. Throws CONFLICTO. */
export const revisarContrasenaProvisional = (usuario: Pick<Usuario, 'id' | 'estado'>, quien: Id): void => {
  if (mismoId(usuario.id, quien))
    throw errorConflicto('Cambie su propia contraseña en Configuración, en la pestaña Contraseña');
  if (usuario.estado !== 'ACTIVO') throw errorConflicto(CUENTA_INACTIVA);
};

/** Nobody deletes their own account, nor the last active administrator. Throws CONFLICTO. */
export const revisarEliminacionUsuario = (
  usuario: Usuario,
  quien: Id,
  administradoresActivos: number,
): void => {
  if (mismoId(usuario.id, quien)) throw errorConflicto('No puede eliminar su propia cuenta');
  if (esAdministradorActivo(usuario) && administradoresActivos <= 1) {
    throw errorConflicto('Debe quedar al menos un administrador activo');
  }
};
