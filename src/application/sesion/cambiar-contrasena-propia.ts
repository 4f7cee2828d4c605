import type { ContrasenasGuardadas } from '@/application/sesion/contrasenas-guardadas.port';
import type { ContrasenasComunes } from '@/application/shared/contrasenas-comunes.port';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Tokens } from '@/application/shared/tokens.port';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

const NO_ES_LA_ACTUAL = 'La contraseña actual no es correcta';

interface Dependencias {
  guardadas: ContrasenasGuardadas;
  contrasenas: HashContrasena;
  tokens: Tokens;
  comunes: ContrasenasComunes;
}

/**
 * `sesion` is the digest of the session that asks: the only one that stays open, under another token, which is answered.
 * Throws VALIDACION.
 */
export const cambiarContrasenaPropia =
  ({ guardadas, contrasenas, tokens, comunes }: Dependencias) =>
  async ({ id, email }: { id: Id; email: string }, entrada: unknown, sesion: string): Promise<string> => {
    const { actual, nueva } = validarCambioContrasena(entrada);
    if (!(await contrasenas.coincide(actual, await guardadas.hashDe(id)))) {
      throw errorValidacion(NO_ES_LA_ACTUAL, { actual: NO_ES_LA_ACTUAL });
    }
    await exigirContrasenaDificil(comunes, { contrasena: nueva, email, campo: 'nueva' });
    const token = tokens.nuevo();
    const renovada = { anterior: sesion, nueva: tokens.huella(token) };
    await guardadas.guardar(id, await contrasenas.calcular(nueva), renovada);
    return token;
  };
