import type { MensajeCorreo } from '@/application/shared/correo.port';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';

export const mensajeRestablecimiento = (para: string, enlace: string): MensajeCorreo => ({
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
