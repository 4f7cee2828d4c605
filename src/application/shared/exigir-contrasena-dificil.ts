import type { ContrasenasComunes } from '@/application/shared/secretos.port';
import { esContrasenaFacil } from '@/domain/shared/contrasena-facil';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';

export const MENSAJE_CONTRASENA_FACIL =
  'Esta contraseña es de las primeras que alguien probaría: elija otra, como una frase corta';

/** `campo` is where the person typed it. Throws VALIDACION. */
export const exigirContrasenaDificil = async (
  comunes: ContrasenasComunes,
  { contrasena, email, campo }: { contrasena: string; email: string; campo: string },
): Promise<void> => {
  const fundacion = await comunes.nombreFundacion();
  if (esContrasenaFacil(contrasena, { email, fundacion }) || (await comunes.esComun(contrasena)))
    throw errorValidacion(MENSAJE_CONTRASENA_FACIL, { [campo]: MENSAJE_CONTRASENA_FACIL });
};
