import type { Correo } from '@/application/shared/correo.port';

const ESPERA_MS = 15_000;

interface Dependencias {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them; asked for with each message. */
  url: () => string;
  remitente: string;
}

/** The library is loaded with the first message. */
export const smtpCorreo = ({ url, remitente }: Dependencias): Correo => {
  const abrir = async (actual: string) => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: actual,
      connectionTimeout: ESPERA_MS,
      greetingTimeout: ESPERA_MS,
      socketTimeout: ESPERA_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let abierto: { con: string; transporte: ReturnType<typeof abrir> } | null = null;
  return {
    enviar: async ({ para, asunto, texto }) => {
      const actual = url();
      if (abierto?.con !== actual) abierto = { con: actual, transporte: abrir(actual) };
      await (await abierto.transporte).sendMail({ from: remitente, to: para, subject: asunto, text: texto });
    },
  };
};
