import { z } from '@/domain/shared/zod';
import { ENTORNO_CORREO, ENTORNO_S3, estaEntera } from '@/server/arranque/entorno-externos';
import { ENTORNO_PROXY, ENTORNO_SITIO } from '@/server/arranque/entorno-red';

const ORIGEN = /^https?:\/\/[^\s/,]+$/;

const origenes = (nombre: string) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((valor: string) =>
        valor
          .split(',')
          .map((parte) => parte.trim())
          .filter(Boolean),
      ),
      z.array(
        z
          .string()
          .check(
            z.regex(
              ORIGEN,
              `${nombre} debe ser una lista de direcciones separadas por comas, por ejemplo https://sitio.example,https://otro.example`,
            ),
          ),
      ),
    ),
  );

const entero = (minimo: number, maximo: number, mensaje: string) =>
  z.pipe(
    z.transform((valor: string) => (/^\d{1,9}$/.test(valor) ? Number(valor) : Number.NaN)),
    z.number(mensaje).check(z.gte(minimo, mensaje), z.lte(maximo, mensaje)),
  );

const sinEspacios = (mensaje: string) => z.string().check(z.regex(/^\S+$/, mensaje));

/** Of several servers, the first: the others are written like it. */
const conUnServidor = (direccion: string): string => direccion.replace(/,[^/?#@]+(?=[/?#]|$)/, '');

/** Its password is decoded when it is used: what cannot be is found out now. */
const seEntiende = (direccion: string): boolean => {
  const una = conUnServidor(direccion);
  if (!estaEntera(una)) return false;
  try {
    const { username, password } = new URL(una);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
};

/** Every variable the server and its commands read; docs/operacion.md and README.md list them. */
export const esquemaEntorno = z.object({
  PORT: z.pipe(
    z._default(z.string(), '3000'),
    entero(0, 65_535, 'PORT debe ser un puerto entre 0 y 65535, por ejemplo 3000'),
  ),
  HOST: z._default(
    sinEspacios('HOST debe ser un nombre o una dirección sin espacios, por ejemplo 0.0.0.0'),
    'localhost',
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z.string().check(
      z.regex(/^postgres(?:ql)?:\/\/\S+$/, {
        error:
          'DATABASE_URL debe empezar por postgres:// o postgresql://, por ejemplo postgres://usuario:clave@localhost:5432/fundacion',
        abort: true,
      }),
      // The driver would pass over it, and go to another server: the one of this same machine.
      z.refine((direccion) => !/[?&]host=/.test(direccion), {
        error:
          'DATABASE_URL lleva el servidor en la dirección, por ejemplo postgres://usuario:clave@localhost:5432/fundacion, y no en «host=»: por un socket de Unix no se conecta',
        abort: true,
      }),
      z.refine(
        seEntiende,
        'DATABASE_URL no se entiende: los signos # / ? % de un usuario o una clave se escriben con su código, por ejemplo %23 en vez de #, %2F en vez de /, %3F en vez de ? y %25 en vez de %',
      ),
    ),
  ),
  ADMIN_EMAIL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
          'ADMIN_EMAIL debe ser un correo válido, por ejemplo admin@fundacion.example',
        ),
      ),
    'admin@fundacion.example',
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(
          8,
          'ADMIN_PASSWORD debe tener al menos 8 caracteres, por ejemplo cuatro palabras al azar',
        ),
        z.maxLength(128, 'ADMIN_PASSWORD debe tener como máximo 128 caracteres, por ejemplo cuatro palabras'),
      ),
  ),
  SERVICES: z._default(
    z.enum(['auth', 'dashboard', 'both'], 'SERVICES debe ser auth, dashboard o both, por ejemplo both'),
    'both',
  ),
  CORS_ORIGINS: origenes('CORS_ORIGINS'),
  CONNECT_ORIGINS: origenes('CONNECT_ORIGINS'),
  ...ENTORNO_PROXY,
  ...ENTORNO_S3,
  STORAGE_SECRET: z.optional(
    z
      .string()
      .check(
        z.minLength(
          32,
          'STORAGE_SECRET debe tener al menos 32 caracteres, por ejemplo lo que responde openssl rand -base64 32',
        ),
      ),
  ),
  ...ENTORNO_CORREO,
  ...ENTORNO_SITIO,
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace o silent, por ejemplo info',
    ),
    'info',
  ),
  AUDIT_KEY: z.optional(
    z
      .string()
      .check(
        z.minLength(
          32,
          'AUDIT_KEY debe tener al menos 32 caracteres, por ejemplo lo que responde openssl rand -base64 32',
        ),
      ),
  ),
  AUDIT_RETENTION_DAYS: z.optional(
    entero(90, 36_500, 'AUDIT_RETENTION_DAYS debe ser un número de días entre 90 y 36500, por ejemplo 5475'),
  ),
  METRICS_PORT: z.optional(
    entero(0, 65_535, 'METRICS_PORT debe ser un puerto entre 0 y 65535, por ejemplo 9464'),
  ),
  METRICS_HOST: z._default(
    sinEspacios('METRICS_HOST debe ser un nombre o una dirección sin espacios, por ejemplo 10.0.0.5'),
    'localhost',
  ),
  SHUTDOWN_DELAY: z.pipe(
    z._default(z.string(), '0'),
    entero(0, 120, 'SHUTDOWN_DELAY debe ser un número de segundos entre 0 y 120, por ejemplo 10'),
  ),
  OFFLINE_COPY: z._default(z.enum(['on', 'off'], 'OFFLINE_COPY debe ser on u off, por ejemplo off'), 'on'),
  BACKUP_MAX_DAYS: z.pipe(
    z._default(z.string(), '90'),
    entero(1, 3_650, 'BACKUP_MAX_DAYS debe ser un número de días entre 1 y 3650, por ejemplo 90'),
  ),
  BACKUP_PASSPHRASE: z.optional(
    z
      .string()
      .check(
        z.minLength(
          12,
          'BACKUP_PASSPHRASE debe tener al menos 12 caracteres, por ejemplo cinco palabras al azar',
        ),
      ),
  ),
});

export type Entorno = Readonly<Record<string, string | undefined>>;

export const NOMBRES_DE_ENTORNO: readonly string[] = Object.keys(esquemaEntorno.shape);
