import { claveDeAcceso, claveDeCuenta, claveDeLugar } from '@/application/sesion/freno-de-intentos';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import type { ContrasenasComunes, HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { MENSAJE_ENLACE_VENCIDO, validarConfirmacion } from '@/domain/sesion/contrasenas';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

/** In what the brake counts of one address, whatever the link. */
export const INTENTOS_CON_ENLACE = 20;

interface Dependencias {
  restablecimientos: Restablecimientos;
  freno: FrenoIntentos;
  contrasenas: HashContrasena;
  tokens: Tokens;
  comunes: ContrasenasComunes;
}

/** Chooses the new password with the token of the mail. Throws VALIDACION, DEMASIADOS_INTENTOS. */
export const usarRestablecimiento =
  ({ restablecimientos, freno, contrasenas, tokens, comunes }: Dependencias) =>
  async (entrada: unknown, direccion: string): Promise<void> => {
    const { token, password } = validarConfirmacion(entrada);
    await freno.contar([{ clave: claveDeLugar('confirmar', direccion), maximo: INTENTOS_CON_ENLACE }]);
    // Asked beforehand: while the link is being used, an embedded database answers nobody else.
    const fundacion = await comunes.nombreFundacion();
    const ahora = { ...comunes, nombreFundacion: async () => fundacion };
    const email = await restablecimientos.usar(
      tokens.huella(token),
      async (correo) => {
        await exigirContrasenaDificil(ahora, { contrasena: password, email: correo, campo: 'password' });
        return contrasenas.calcular(password);
      },
      direccion,
    );
    if (!email) throw errorValidacion(MENSAJE_ENLACE_VENCIDO, { token: MENSAJE_ENLACE_VENCIDO });
    // Whoever forgot their password may have been stopped for trying it.
    await freno.olvidar(claveDeCuenta(email));
    await freno.olvidar(claveDeAcceso(email, direccion));
  };
