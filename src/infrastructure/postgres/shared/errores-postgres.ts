import { INTEGRIDAD } from '@/domain/manifiestos';
import { ErrorAplicacion, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import {
  errorConflicto,
  errorConsultaLarga,
  errorDuplicado,
  errorSinEspacio,
  errorValidacion,
} from '@/domain/shared/errores/errores-comunes';
import {
  type CampoQueNombra,
  type CampoUnico,
  errorDeReferencia,
  errorDeUnicidad,
  errorEnUso,
} from '@/domain/shared/integridad';

interface ErrorPostgres {
  code: string;
  constraint?: string;
  constraint_name?: string;
}

const CAIDA = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);
const CLASES_NO_DISPONIBLE = ['08', '53', '57', '58'];

/** The driver's own error, which drizzle wraps in one or more causes. */
export const deControlador = (error: unknown): ErrorPostgres | null => {
  for (let actual: unknown = error, nivel = 0; actual instanceof Error && nivel < 5; nivel++) {
    const { code } = actual as { code?: unknown };
    if (typeof code === 'string') return actual as unknown as ErrorPostgres;
    actual = actual.cause;
  }
  return null;
};

/** The rule that each named constraint of the schema keeps. */
const REGLAS = new Map(INTEGRIDAD.map((regla) => [regla.nombre, regla]));

const SIN_CAMPOS = 'Revise los campos señalados';

/** What the core understands of a database failure; anything unknown comes back as it was. */
export const traducirErrorPostgres = (error: unknown): unknown => {
  if (esErrorAplicacion(error)) return error;
  const causa = deControlador(error);
  if (!causa) return error;
  const restriccion = causa.constraint_name ?? causa.constraint ?? '';
  switch (causa.code) {
    case '23505': {
      const regla = REGLAS.get(restriccion);
      return regla && 'mensaje' in regla
        ? errorDeUnicidad(regla)
        : errorDuplicado('Ya existe un registro con estos datos');
    }
    case '23503':
    case '23001':
      return alRomperReferencia(error, REGLAS.get(restriccion));
    case '40001':
    case '40P01':
      return new ErrorAplicacion('NO_DISPONIBLE', 'El servidor está ocupado: intente de nuevo', {
        causa: error,
      });
    case '57014':
      return errorConsultaLarga(error);
    case '53100':
      return errorSinEspacio(error);
    default:
  }
  if (causa.code.startsWith('22') || causa.code.startsWith('23')) return errorValidacion(SIN_CAMPOS);
  if (CAIDA.has(causa.code) || CLASES_NO_DISPONIBLE.some((clase) => causa.code.startsWith(clase))) {
    return new ErrorAplicacion('NO_DISPONIBLE', 'La base de datos no está disponible en este momento', {
      causa: error,
    });
  }
  return error;
};

/** A reference fails from both sides: naming what does not exist, and deleting what others need. */
const alRomperReferencia = (error: unknown, regla: CampoUnico | CampoQueNombra | undefined) => {
  const borrado = /^delete /i.test((error as { query?: string }).query ?? '');
  if (regla && 'noExiste' in regla) return borrado ? errorEnUso(regla) : errorDeReferencia(regla);
  return borrado
    ? errorConflicto('No se puede eliminar: otros registros dependen de este')
    : errorValidacion(SIN_CAMPOS);
};
