import { z } from '@/domain/shared/zod';

export interface AjustesDeCorreo {
  /** Address of the mail server; without it, messages stay in the data folder. */
  smtp: string | undefined;
  remitente: string;
  /** Address of the site, without a final `/`: what the links of the messages open. */
  urlSitio: string;
}

const sinBarraFinal = (url: string): string => url.replace(/\/+$/, '');

export const ENTORNO_CORREO = {
  SMTP_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^smtps?:\/\/\S+$/,
          'SMTP_URL debe empezar por smtp:// o smtps://, por ejemplo smtps://usuario:clave@correo.example:465',
        ),
      ),
  ),
  MAIL_FROM: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[^\r\n]*[^\s@]+@[^\s@]+$/,
          'MAIL_FROM debe ser un correo, por ejemplo panel@fundacion.example',
        ),
      ),
    'panel@fundacion.example',
  ),
  PUBLIC_SITE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s?#]+$/,
          'PUBLIC_SITE_URL debe ser una dirección, por ejemplo https://sitio.example',
        ),
      ),
  ),
};

interface Valores {
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  PUBLIC_SITE_URL?: string | undefined;
  HOST: string;
  PORT: number;
}

/** Never from a request: whoever asks must not choose where the link of another person goes. */
export const leerAjustesCorreo = ({
  SMTP_URL,
  MAIL_FROM,
  PUBLIC_SITE_URL,
  HOST,
  PORT,
}: Valores): AjustesDeCorreo => {
  const anfitrion = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
  return {
    smtp: SMTP_URL,
    remitente: MAIL_FROM,
    urlSitio: sinBarraFinal(PUBLIC_SITE_URL ?? `http://${anfitrion}:${PORT}`),
  };
};
