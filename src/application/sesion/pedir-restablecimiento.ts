import { claveDeLugar } from '@/application/sesion/freno-de-intentos';
import type { FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import { esquemaRestablecer } from '@/application/sesion/restablecer-contrasena';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { ColaDeCorreo, MensajeCorreo } from '@/application/shared/correo.port';
import type { Tokens } from '@/application/shared/secretos.port';
import { analizar } from '@/domain/shared/analizar';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';

const mensajeRestablecimiento = (para: string, enlace: string): MensajeCorreo => ({
  para,
  asunto: 'Restablezca su contraseña',
  texto: [
    'Cordial saludo:',
    '',
    'Alguien pidió cambiar la contraseña de su cuenta en el panel de la fundación. Si fue usted, abra este enlace:',
    '',
    enlace,
    '',
    `Sirve una sola vez, durante ${RESTABLECIMIENTO_MINUTOS} minutos. Al usarlo se cierran todas sus sesiones abiertas.`,
    '',
    'Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
    '',
  ].join('\n'),
});

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
      { clave: claveDeLugar('restablecer', direccion), maximo: PEDIDOS_POR_DIRECCION },
      { clave: `restablecer-correo:${email}`, maximo: PEDIDOS_POR_CORREO },
    ]);
    const token = tokens.nuevo();
    const para = await restablecimientos.abrir(email, tokens.huella(token));
    if (para) correos.agregar(mensajeRestablecimiento(para, `${urlSitio}/restablecer#token=${token}`));
    return { enviaCorreo: envia };
  };
