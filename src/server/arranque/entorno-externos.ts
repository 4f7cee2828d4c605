import { z } from '@/domain/shared/zod';
import { ConfiguracionInvalida } from '@/server/arranque/configuracion-invalida';

export interface AjustesDeCorreo {
  /** Address of the mail server; without it, messages stay in the data folder. */
  smtp: string | undefined;
  remitente: string;
}

/**
 * Whether no sign of a password cuts the address: `usuario:2026#x@servidor` ends there, and the user is taken for the server
 * and the figures for its port; of `usuario:p@s#x@servidor` the server is `s`. What was cut keeps its at sign.
 */
export const estaEntera = (direccion: string): boolean => {
  if (!URL.canParse(direccion)) return false;
  const { username, pathname, search, hash } = new URL(direccion);
  if (username === '') return !direccion.includes('@');
  return !`${pathname}${hash}`.includes('@') && !/^\?[^=]*@/.test(search);
};

export const ENTORNO_CORREO = {
  SMTP_URL: z.optional(
    z.string().check(
      z.regex(/^smtps?:\/\/\S+$/, {
        error:
          'SMTP_URL debe empezar por smtp:// o smtps://, por ejemplo smtps://usuario:clave@correo.example:465',
        abort: true,
      }),
      z.refine(
        estaEntera,
        'SMTP_URL no se entiende: los signos # / ? de un usuario o una clave se escriben con su código, por ejemplo %23 en vez de #, %2F en vez de / y %3F en vez de ?',
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

export interface AjustesBucket {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sinEspacios = (nombre: string, ejemplo: string) =>
  z.string().check(z.regex(/^\S+$/, `${nombre} no puede tener espacios; por ejemplo ${ejemplo}`));

export const ENTORNO_S3 = {
  S3_ENDPOINT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^https?:\/\/[^\s/]+\/?$/,
          'S3_ENDPOINT debe ser una dirección, por ejemplo https://s3.example',
        ),
      ),
  ),
  S3_BUCKET: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[\w.-]{3,255}$/,
          'S3_BUCKET debe ser el nombre de un depósito, sin espacios ni barras, por ejemplo fundacion',
        ),
      ),
  ),
  S3_REGION: z._default(
    z
      .string()
      .check(z.regex(/^[\w-]+$/, 'S3_REGION debe ser el nombre de una región, por ejemplo us-east-1')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: z.optional(sinEspacios('S3_ACCESS_KEY_ID', 'AKIA1234567890EXAMPLE')),
  S3_SECRET_ACCESS_KEY: z.optional(sinEspacios('S3_SECRET_ACCESS_KEY', 'la clave que dio el servicio')),
};

export const NECESARIOS_S3 = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

type ValoresS3 = { S3_REGION: string } & { [nombre in (typeof NECESARIOS_S3)[number]]?: string | undefined };

/** All of them or none: half a bucket would keep files where nobody looks. Throws ConfiguracionInvalida. */
export const leerAjustesS3 = (valores: ValoresS3): AjustesBucket | undefined => {
  const faltan = NECESARIOS_S3.filter((nombre) => !valores[nombre]);
  if (faltan.length === NECESARIOS_S3.length) return undefined;
  if (faltan.length > 0)
    throw new ConfiguracionInvalida(`Para guardar los archivos en S3 falta definir: ${faltan.join(', ')}`);
  const { S3_ENDPOINT = '', S3_BUCKET = '', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = valores;
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: valores.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
};
