import type { Correo } from '@/application/shared/correo.port';

const ESPERA_MS = 15_000;

interface Dependencias {
  /** `smtp://` or `smtps://`, with user and password when the server asks for them. */
  url: string;
  remitente: string;
}

/** The library is loaded with the first message. */
export const smtpCorreo = ({ url, remitente }: Dependencias): Correo => {
  const abrir = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: ESPERA_MS,
      greetingTimeout: ESPERA_MS,
      socketTimeout: ESPERA_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  let transporte: ReturnType<typeof abrir> | null = null;
  return {
    enviar: async ({ para, asunto, texto }) => {
      transporte ??= abrir();
      await (await transporte).sendMail({ from: remitente, to: para, subject: asunto, text: texto });
    },
  };
};
