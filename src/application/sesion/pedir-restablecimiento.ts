import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import { mensajeRestablecimiento } from '@/application/sesion/mensaje-restablecimiento';
import { esquemaRestablecer } from '@/application/sesion/restablecer-contrasena';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { ColaDeCorreo } from '@/application/shared/correo.port';
import type { Tokens } from '@/application/shared/tokens.port';
import { analizar } from '@/domain/shared/analizar';

const PEDIDOS_POR_DIRECCION = 20;
const PEDIDOS_POR_CORREO = 5;

interface Dependencias {
  restablecimientos: Restablecimientos;
  freno: FrenoIntentos;
  tokens: Tokens;
  correos: ColaDeCorreo;
  /** Whether those messages leave; without a mail server they wait in the data folder. */
  envia: boolean;
  /** Address of the site, without a final `/`. */
  urlSitio: string;
}

/**
 * Sends the link to choose a new password. Whether somebody has that e-mail or not, the caller sees the same answer
 * after the same work. `direccion` is where the request comes from. Throws VALIDACION, DEMASIADOS_INTENTOS.
 */
export const pedirRestablecimiento =
  ({ restablecimientos, freno, tokens, correos, envia, urlSitio }: Dependencias) =>
  async (entrada: unknown, direccion: string): Promise<{ enviaCorreo: boolean }> => {
    const email = analizar(esquemaRestablecer, entrada).email.toLowerCase();
    await freno.contar([
      { clave: `restablecer:${direccion}`, maximo: PEDIDOS_POR_DIRECCION },
      { clave: `restablecer-correo:${email}`, maximo: PEDIDOS_POR_CORREO },
    ]);
    const token = tokens.nuevo();
    const para = await restablecimientos.abrir(email, tokens.huella(token));
    if (para) correos.agregar(mensajeRestablecimiento(para, `${urlSitio}/restablecer#token=${token}`));
    return { enviaCorreo: envia };
  };
