import {
  type CodigoError,
  type DetalleError,
  ErrorAplicacion,
  esErrorAplicacion,
} from '@/domain/shared/errores/error-aplicacion';

export type TipoErrorTransporte =
  | 'CORS'
  | 'TIMEOUT'
  | 'NETWORK'
  | 'VALIDATION'
  | 'AUTHENTICATION'
  | 'AUTHORIZATION'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'SERVER'
  | 'UNKNOWN';

export interface DatosErrorTransporte extends DetalleError {
  message: string;
  type: TipoErrorTransporte;
  /** HTTP status; `null` when no answer arrived. */
  status: number | null;
  suggestions: readonly string[];
  /** The server's own `message`, kept as it came; `null` when it sent none. */
  serverMessage: string | null;
  codigo: CodigoError;
  /** It failed before anything was sent to be written, whatever the status says. */
  antesDeEscribir?: boolean;
  /** Its body said which of the service's own errors it is: nothing that stands in the way knows them. */
  delServicio?: boolean;
}

/** What a failed call to a service becomes (specification §8, transport errors). */
export class ErrorTransporte extends ErrorAplicacion {
  readonly type: TipoErrorTransporte;
  readonly status: number | null;
  readonly suggestions: readonly string[];
  readonly serverMessage: string | null;
  readonly antesDeEscribir: boolean;
  readonly delServicio: boolean;

  constructor(datos: DatosErrorTransporte) {
    super(datos.codigo, datos.message, datos);
    this.name = 'ErrorTransporte';
    this.type = datos.type;
    this.status = datos.status;
    this.suggestions = datos.suggestions;
    this.serverMessage = datos.serverMessage;
    this.antesDeEscribir = datos.antesDeEscribir ?? false;
    this.delServicio = datos.delServicio ?? false;
  }
}

export const esErrorTransporte = (valor: unknown): valor is ErrorTransporte =>
  valor instanceof ErrorTransporte;

const SIN_ESPACIO = 507;

/**
 * Whether a write that failed this way may have been done all the same: nobody answered, the answer cannot be read, or
 * the service broke while it answered. A refusal (4xx) says that it was not.
 */
export const quedoSinConfirmar = (error: unknown): error is ErrorTransporte =>
  esErrorTransporte(error) &&
  !error.antesDeEscribir &&
  (error.status === null || (error.status >= 500 && error.status !== SIN_ESPACIO));

/** Refusals of whoever asks, or of when, or of something in the way: nobody looked at what was asked. */
const SIN_MIRAR: readonly CodigoError[] = ['NO_AUTENTICADO', 'PERMISO_DENEGADO', 'DEMASIADOS_INTENTOS'];

const nadieMiro = (error: ErrorAplicacion): boolean =>
  SIN_MIRAR.includes(error.codigo) ||
  (esErrorTransporte(error) && (!error.delServicio || error.antesDeEscribir || error.status === SIN_ESPACIO));

/**
 * Whether asking again for a write of which nobody answered leaves it as unknown as it was. A refusal that did not look
 * at it says nothing of the first time.
 */
export const sigueSinConfirmar = (error: unknown): boolean =>
  quedoSinConfirmar(error) || (esErrorAplicacion(error) && nadieMiro(error));

/** What a proxy answers when nothing is behind it, or the service when its database is gone. */
const ESTADOS_DE_CAIDA = new Set<number | null>([null, 502, 503, 504]);

/** Whether a call ended as if the service were not there. */
export const pareceCaida = (error: unknown): boolean =>
  esErrorTransporte(error) && error.codigo !== 'INESPERADO' && ESTADOS_DE_CAIDA.has(error.status);
