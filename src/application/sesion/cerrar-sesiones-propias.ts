import type { ContrasenasGuardadas } from '@/application/sesion/cuentas.port';
import type { SesionesPropias } from '@/application/sesion/sesiones-abiertas.port';
import type { HashContrasena } from '@/application/shared/secretos.port';
import { validarCierreSesiones } from '@/domain/sesion/sesion-abierta';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

const NO_ES_LA_CONTRASENA = 'La contraseña no es correcta';

interface Dependencias {
  guardadas: Pick<ContrasenasGuardadas, 'hashDe'>;
  propias: SesionesPropias;
  contrasenas: HashContrasena;
}

/**
 * Whoever finds a session open must not be able to leave its owner without the others: it takes the password. `actual`
 * is the digest of the session that asks, which stays. Answers how many ended. Throws VALIDACION.
 */
export const cerrarSesionesPropias =
  ({ guardadas, propias, contrasenas }: Dependencias) =>
  async (usuario: Id, entrada: unknown, actual: string | null): Promise<number> => {
    const { password, id } = validarCierreSesiones(entrada);
    if (!(await contrasenas.coincide(password, await guardadas.hashDe(usuario)))) {
      throw errorValidacion(NO_ES_LA_CONTRASENA, { password: NO_ES_LA_CONTRASENA });
    }
    return propias.cerrar(usuario, id, actual);
  };
