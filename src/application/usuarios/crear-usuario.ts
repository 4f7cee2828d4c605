import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import { exigirRol } from '@/application/shared/exigir-rol';
import type { Permisos } from '@/application/shared/permisos.port';
import type { ContrasenasComunes } from '@/application/shared/secretos.port';
import type { OpcionesUsuario, UsuarioRepository } from '@/application/usuarios/usuario-repository.port';
import { validarDatosUsuario } from '@/domain/usuarios/datos-usuario';
import type { Usuario } from '@/domain/usuarios/usuario';

interface Dependencias {
  usuarios: Pick<UsuarioRepository, 'crear'>;
  permisos: Permisos;
  /** The browser has none: it leaves that to the service. */
  comunes?: ContrasenasComunes | undefined;
}

/** Throws PERMISO_DENEGADO, VALIDACION, DUPLICADO. */
export const crearUsuario =
  ({ usuarios, permisos, comunes }: Dependencias) =>
  async (entrada: unknown, opciones?: OpcionesUsuario): Promise<Usuario> => {
    await exigirRol(permisos, 'ADMINISTRADOR');
    const datos = validarDatosUsuario(entrada);
    if (comunes) {
      const { password: contrasena, email } = datos;
      await exigirContrasenaDificil(comunes, { contrasena, email, campo: 'password' });
    }
    return usuarios.crear(datos, opciones);
  };
