import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Identidad, Permisos } from '@/application/shared/permisos.port';
import type { ContrasenasComunes } from '@/application/shared/secretos.port';
import type { UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { encontrado, errorContrasenaPropia } from '@/domain/shared/errores/errores-comunes';
import { exigirId } from '@/domain/shared/exigir-id';
import type { Id } from '@/domain/shared/id';
import { MENSAJE_ID_USUARIO, validarContrasenaProvisional } from '@/domain/usuarios/datos-usuario';
import { revisarContrasenaProvisional } from '@/domain/usuarios/reglas-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

interface Dependencias {
  usuarios: Pick<UsuarioRepository, 'obtener' | 'ponerProvisional'>;
  permisos: Permisos;
  identidad: Identidad;
  /** Whether it is the password of whoever asks. The browser does not know: it leaves that to the service. */
  esPropia?: ((contrasena: string) => Promise<boolean>) | undefined;
  /** The browser has none: it leaves that to the service. */
  comunes?: ContrasenasComunes | undefined;
}

/**
 * For whom no mail reaches: another password, handed over in person, which only serves to choose one.
 * Throws PERMISO_DENEGADO, VALIDACION, NO_ENCONTRADO, CONFLICTO.
 */
export const ponerContrasenaProvisional =
  ({ usuarios, permisos, identidad, esPropia, comunes }: Dependencias) =>
  async (id: Id, entrada: unknown): Promise<Usuario> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    exigirId(id, MENSAJE_ID_USUARIO);
    const datos = validarContrasenaProvisional(entrada);
    const usuario = encontrado(await usuarios.obtener(id), 'un usuario', id);
    revisarContrasenaProvisional(usuario, identidad.idUsuario() ?? '');
    if (esPropia && !(await esPropia(datos.contrasena_propia)))
      throw errorContrasenaPropia('La contraseña no es correcta');
    if (comunes) {
      const { password: contrasena } = datos;
      await exigirContrasenaDificil(comunes, { contrasena, email: usuario.email, campo: 'password' });
    }
    return usuarios.ponerProvisional(id, datos);
  };
