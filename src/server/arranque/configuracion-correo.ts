import { z } from '@/domain/shared/zod';

export interface AjustesDeCorreo {
  /** Address of the mail server; without it, messages stay in the data folder. */
  smtp: string | undefined;
  remitente: string;
}

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
};
