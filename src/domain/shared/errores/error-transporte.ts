import {
  type CodigoError,
  type DetalleError,
  ErrorAplicacion,
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
}

/** What a failed call to a service becomes (specification §8, transport errors). */
export class ErrorTransporte extends ErrorAplicacion {
  readonly type: TipoErrorTransporte;
  readonly status: number | null;
  readonly suggestions: readonly string[];
  readonly serverMessage: string | null;

  constructor(datos: DatosErrorTransporte) {
    super(datos.codigo, datos.message, datos);
    this.name = 'ErrorTransporte';
    this.type = datos.type;
    this.status = datos.status;
    this.suggestions = datos.suggestions;
    this.serverMessage = datos.serverMessage;
  }
}

export const esErrorTransporte = (valor: unknown): valor is ErrorTransporte =>
  valor instanceof ErrorTransporte;
