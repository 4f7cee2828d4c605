import { errorSinEspacio } from '@/domain/shared/errores/errores-comunes';

interface Fallo {
  name?: string;
  message?: string;
  code?: string;
  codigo?: string;
  campos?: Readonly<Record<string, string>>;
}

/** Whose message is already written for whoever started the program. */
const EXPLICADOS = new Set([
  'BaseDanada',
  'BaseMasNueva',
  'CarpetaAbierta',
  'CarpetaInservible',
  'CarpetaOcupada',
  'CarpetaSinCandado',
  'ConfiguracionInvalida',
  'ErrorRespaldo',
  'ArgumentosInvalidos',
]);

const SIN_BASE =
  'No se puede conectar con la base de datos: revise DATABASE_URL y que PostgreSQL esté en marcha.';

const SIN_CIFRAR =
  'PostgreSQL no aceptó una conexión cifrada: quite sslmode de DATABASE_URL, o active SSL en ese PostgreSQL.';

/** Whoever starts a server, or runs an order, is who looks after the disk. */
const SIN_ESPACIO =
  'No queda espacio en el disco: libérelo (respaldos viejos, por ejemplo) y vuelva a intentarlo. El servidor necesita 128 MB ' +
  'libres. No borre nada de pgdata ni de archivos, en la carpeta de datos.';
const LLENO = errorSinEspacio().message;

const POR_CODIGO: Readonly<Record<string, string>> = {
  EADDRNOTAVAIL: 'La dirección no existe en este equipo: revise HOST o DATABASE_URL.',
  ENOTFOUND: 'La dirección no existe en este equipo: revise HOST o DATABASE_URL.',
  ENOSPC: SIN_ESPACIO,
  EROFS: 'El disco no deja escribir.',
  ECONNREFUSED: SIN_BASE,
  CONNECT_TIMEOUT: SIN_BASE,
  CONNECTION_CLOSED: SIN_BASE,
  '28P01': 'PostgreSQL no aceptó el usuario o la contraseña de DATABASE_URL.',
  '28000': 'PostgreSQL no aceptó el usuario o la contraseña de DATABASE_URL.',
  '3D000': 'La base de datos de DATABASE_URL no existe: créela primero (createdb).',
  '42501': 'El usuario de DATABASE_URL no tiene permiso para crear o leer las tablas.',
};

const conocido = (fallo: Fallo, puerto: number | undefined): string | null => {
  if (EXPLICADOS.has(fallo.name ?? '')) return fallo.message ?? null;
  if (fallo.message === LLENO) return SIN_ESPACIO;
  if (fallo.codigo !== undefined) {
    const campos = Object.values(fallo.campos ?? {});
    return campos.length > 0 ? campos.join('\n') : (fallo.message ?? null);
  }
  switch (fallo.code) {
    case 'EADDRINUSE':
      return `El puerto ${puerto ?? ''} ya está en uso. Detenga el otro programa o elija otro puerto con PORT.`;
    // The driver asks for it and PostgreSQL says no; other ends of a connection have the same code.
    case 'ECONNRESET':
      return fallo.message?.includes('before secure TLS') ? SIN_CIFRAR : null;
    case 'EACCES':
      return `Sin permiso: revise el puerto (PORT) y la carpeta de datos (DATA_DIR). ${fallo.message ?? ''}`;
    default:
      return POR_CODIGO[fallo.code ?? ''] ?? null;
  }
};

/** Of where it began: what wraps it quotes what the database was asked for, with the data in it. */
const detalleDe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? detalleDe(error.cause) : error.message;
};

interface Circunstancia {
  puerto?: number | undefined;
  /** Said before a cause nobody foresaw. */
  resultado?: string;
}

/** Why it did not work, for whoever started it. */
export const explicarFallo = (
  error: unknown,
  { puerto, resultado = 'El servidor no pudo iniciar' }: Circunstancia = {},
): string => {
  for (let actual = error as (Fallo & { cause?: unknown }) | undefined; actual; ) {
    const explicacion = conocido(actual, puerto);
    if (explicacion) return explicacion;
    actual = actual.cause as typeof actual;
  }
  return `${resultado}: ${detalleDe(error)}`;
};
