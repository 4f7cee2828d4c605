import type { ContrasenasGuardadas } from '@/application/sesion/contrasenas-guardadas.port';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

const NO_ES_LA_ACTUAL = 'La contraseña actual no es correcta';

interface Dependencias {
  guardadas: ContrasenasGuardadas;
  contrasenas: HashContrasena;
}

/** `sesion` is the digest of the session that asks: the only one that stays open. Throws VALIDACION. */
export const cambiarContrasenaPropia =
  ({ guardadas, contrasenas }: Dependencias) =>
  async (id: Id, entrada: unknown, sesion: string | null): Promise<void> => {
    const { actual, nueva } = validarCambioContrasena(entrada);
    if (!(await contrasenas.coincide(actual, await guardadas.hashDe(id)))) {
      throw errorValidacion(NO_ES_LA_ACTUAL, { actual: NO_ES_LA_ACTUAL });
    }
    await guardadas.guardar(id, await contrasenas.calcular(nueva), sesion);
  };
