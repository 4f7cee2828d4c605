import { randomBytes } from 'node:crypto';
import type { Servicio } from '@/domain/shared/politica/politica-api';
import { z } from '@/domain/shared/zod';
import {
  type AjustesDeCorreo,
  ENTORNO_CORREO,
  leerAjustesCorreo,
} from '@/server/arranque/configuracion-correo';
import { ConfiguracionInvalida } from '@/server/arranque/configuracion-invalida';
import { type AjustesBucket, ENTORNO_S3, leerAjustesS3 } from '@/server/arranque/configuracion-s3';

export interface Configuracion {
  puerto: number;
  anfitrion: string;
  carpetaDatos: string;
  urlBaseDatos: string | undefined;
  administrador: { email: string; contrasena: string; generada: boolean };
  activos: readonly Servicio[];
  origenesCors: readonly string[];
  conexiones: readonly string[];
  nivelRegistro: string;
  detrasDeProxy: boolean;
  /** Bucket where files are kept; without it, in `carpetaDatos`. */
  s3: AjustesBucket | undefined;
  secretoArchivos: string | undefined;
  correo: AjustesDeCorreo;
}

const ADMINISTRADOR_POR_DEFECTO = 'admin@fundacion.example';
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
              `${nombre} debe ser una lista de direcciones como https://sitio.example, separadas por comas`,
            ),
          ),
      ),
    ),
  );

const esquemaEntorno = z.object({
  PORT: z.pipe(
    z._default(z.string(), '3000'),
    z.pipe(
      z.transform((valor: string) => (/^\d+$/.test(valor) ? Number(valor) : Number.NaN)),
      z
        .number('PORT debe ser un puerto entre 0 y 65535')
        .check(
          z.gte(0, 'PORT debe ser un puerto entre 0 y 65535'),
          z.lte(65_535, 'PORT debe ser un puerto entre 0 y 65535'),
        ),
    ),
  ),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.regex(/^postgres(?:ql)?:\/\/\S+$/, 'DATABASE_URL debe empezar por postgres:// o postgresql://'),
      ),
  ),
  ADMIN_EMAIL: z._default(
    z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'ADMIN_EMAIL debe ser un correo válido')),
    ADMINISTRADOR_POR_DEFECTO,
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.minLength(8, 'ADMIN_PASSWORD debe tener al menos 8 caracteres'),
        z.maxLength(128, 'ADMIN_PASSWORD debe tener como máximo 128 caracteres'),
      ),
  ),
  SERVICES: z._default(
    z.enum(['auth', 'dashboard', 'both'], 'SERVICES debe ser auth, dashboard o both'),
    'both',
  ),
  CORS_ORIGINS: origenes('CORS_ORIGINS'),
  CONNECT_ORIGINS: origenes('CONNECT_ORIGINS'),
  LOG_LEVEL: z._default(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'LOG_LEVEL debe ser fatal, error, warn, info, debug, trace o silent',
    ),
    'info',
  ),
  ...ENTORNO_S3,
  ...ENTORNO_CORREO,
  STORAGE_SECRET: z.optional(
    z.string().check(z.minLength(32, 'STORAGE_SECRET debe tener al menos 32 caracteres')),
  ),
  TRUST_PROXY: z._default(z.enum(['true', 'false'], 'TRUST_PROXY debe ser true o false'), 'false'),
});

/** Reads the environment; an empty value is the same as none. Throws ConfiguracionInvalida. */
export const leerConfiguracion = (entorno: Readonly<Record<string, string | undefined>>): Configuracion => {
  const presentes = Object.fromEntries(Object.entries(entorno).filter(([, valor]) => valor?.trim()));
  const resultado = esquemaEntorno.safeParse(presentes);
  if (!resultado.success) {
    throw new ConfiguracionInvalida(resultado.error.issues.map(({ message }) => message).join('\n'));
  }
  const valores = resultado.data;
  return {
    puerto: valores.PORT,
    anfitrion: valores.HOST,
    carpetaDatos: valores.DATA_DIR,
    urlBaseDatos: valores.DATABASE_URL,
    administrador: {
      email: valores.ADMIN_EMAIL.toLowerCase(),
      contrasena: valores.ADMIN_PASSWORD ?? randomBytes(15).toString('base64url'),
      generada: valores.ADMIN_PASSWORD === undefined,
    },
    activos: valores.SERVICES === 'both' ? ['auth', 'dashboard'] : [valores.SERVICES],
    origenesCors: valores.CORS_ORIGINS,
    conexiones: valores.CONNECT_ORIGINS,
    nivelRegistro: valores.LOG_LEVEL,
    detrasDeProxy: valores.TRUST_PROXY === 'true',
    s3: leerAjustesS3(valores),
    secretoArchivos: valores.STORAGE_SECRET,
    correo: leerAjustesCorreo(valores),
  };
};
