import type { Contrasenas } from '@/application/sesion/autenticacion.port';
import type { iniciarSesion } from '@/application/sesion/iniciar-sesion';
import { validarPrimerAdministrador } from '@/domain/sesion/primer-administrador';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

interface Dependencias {
  contrasenas: Pick<Contrasenas, 'estrenar'>;
  iniciarSesion: ReturnType<typeof iniciarSesion>;
}

/**
 * Makes the first administrator and signs in as them. A link that was already used may have been used by this same form,
 * whose answer was lost: whoever typed it then comes in. Throws VALIDACION.
 */
export const estrenar =
  ({ contrasenas, iniciarSesion: entrar }: Dependencias) =>
  async (entrada: unknown): Promise<void> => {
    const administrador = validarPrimerAdministrador(entrada);
    const { email, password } = administrador;
    const usado = await contrasenas.estrenar(administrador).catch((error: unknown) => {
      if (esErrorAplicacion(error) && error.campos.token) return error;
      throw error;
    });
    await entrar({ email, password }).catch((error: unknown) => {
      throw usado ?? error;
    });
  };
