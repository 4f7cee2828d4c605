import type { ContrasenasGuardadas } from '@/application/sesion/cuentas.port';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import type { ContrasenasComunes, HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { validarCambioContrasena } from '@/domain/sesion/contrasenas';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

const NO_ES_LA_ACTUAL = 'La contraseña actual no es correcta';

const noEsLaActual = () => errorValidacion(NO_ES_LA_ACTUAL, { actual: NO_ES_LA_ACTUAL });

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
    const anterior = await guardadas.hashDe(id);
    if (anterior === null || !(await contrasenas.coincide(actual, anterior))) throw noEsLaActual();
    await exigirContrasenaDificil(comunes, { contrasena: nueva, email, campo: 'nueva' });
    const token = tokens.nuevo();
    const renovada = { anterior: sesion, nueva: tokens.huella(token) };
    // Meanwhile it may have been changed elsewhere, or set again with the link of a mail: that one stays.
    if (!(await guardadas.guardar(id, await contrasenas.calcular(nueva), { anterior, renovada }))) {
      throw noEsLaActual();
    }
    return token;
  };
