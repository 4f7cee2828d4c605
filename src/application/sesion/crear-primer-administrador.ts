import { claveDeLugar } from '@/application/sesion/freno-de-intentos';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { PuestaEnMarcha } from '@/application/sesion/puesta-en-marcha.port';
import { INTENTOS_CON_ENLACE } from '@/application/sesion/usar-restablecimiento';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import type { ContrasenasComunes, HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { validarPrimerAdministrador } from '@/domain/sesion/primer-administrador';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

const MENSAJE_ENLACE_INICIAL =
  'El enlace ya se usó o venció. Si nadie ha entrado todavía, reinicie el servidor: imprime uno nuevo';

interface Dependencias {
  puestaEnMarcha: Pick<PuestaEnMarcha, 'usar'>;
  freno: FrenoIntentos;
  contrasenas: HashContrasena;
  tokens: Tokens;
  comunes: ContrasenasComunes;
}

/** The first administrator, by the link of the first start. Throws VALIDACION, DEMASIADOS_INTENTOS. */
export const crearPrimerAdministrador =
  ({ puestaEnMarcha, freno, contrasenas, tokens, comunes }: Dependencias) =>
  async (entrada: unknown, direccion: string): Promise<void> => {
    const { token, password, email, displayName } = validarPrimerAdministrador(entrada);
    await freno.contar([{ clave: claveDeLugar('confirmar', direccion), maximo: INTENTOS_CON_ENLACE }]);
    await exigirContrasenaDificil(comunes, { contrasena: password, email, campo: 'password' });
    const usado = await puestaEnMarcha.usar(
      tokens.huella(token),
      { email, displayName },
      () => contrasenas.calcular(password),
      direccion,
    );
    if (!usado) throw errorValidacion(MENSAJE_ENLACE_INICIAL, { token: MENSAJE_ENLACE_INICIAL });
  };
