import type { Correo, MensajeCorreo } from '@/application/shared/correo.port';
import {
  CORREO_ENTREGADO,
  correoRechazado,
  motivoEnPalabras,
  type PruebaDeCorreo,
  SIN_SERVIDOR_DE_CORREO,
} from '@/domain/sistema/prueba-de-correo';

const MOTIVO_MAXIMO = 200;

/** What the mail server said, without the address that it may repeat. */
export const motivoDeEnvio = (error: unknown): string =>
  motivoEnPalabras((error as Error).message.replace(/\S+@\S+/g, '…').slice(0, MOTIVO_MAXIMO));

/** The code that the library gives to the failure, when it has one. */
export const codigoDeEnvio = (error: unknown): string | undefined => (error as { code?: string }).code;

const mensajeDePrueba = (para: string): MensajeCorreo => ({
  para,
  asunto: 'Mensaje de prueba',
  texto: [
    'Cordial saludo:',
    '',
    'Este es un mensaje de prueba que usted pidió desde el panel. Si lo está leyendo, el correo funciona.',
    '',
    'No hay que responderlo.',
    '',
  ].join('\n'),
});

interface Dependencias {
  correo: Correo;
  /** False without a mail server. */
  enviaCorreo: boolean;
}

/** Hands over one message now, and says in words how it went. */
export const probarCorreo =
  ({ correo, enviaCorreo }: Dependencias) =>
  async (para: string): Promise<PruebaDeCorreo> => {
    if (!enviaCorreo) return { para, motivo: null, ...SIN_SERVIDOR_DE_CORREO };
    try {
      await correo.enviar(mensajeDePrueba(para));
      return { para, motivo: null, ...CORREO_ENTREGADO };
    } catch (error) {
      return { para, motivo: motivoDeEnvio(error), ...correoRechazado(codigoDeEnvio(error)) };
    }
  };
