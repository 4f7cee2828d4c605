export const CODIGOS_ERROR = [
  'VALIDACION',
  'NO_AUTENTICADO',
  'PERMISO_DENEGADO',
  'CONTRASENA_PROVISIONAL',
  'NO_ENCONTRADO',
  'DUPLICADO',
  'VERSION_OBSOLETA',
  'CONFLICTO',
  'DEMASIADO_GRANDE',
  'DEMASIADOS_INTENTOS',
  'SIN_CONEXION',
  'TIEMPO_AGOTADO',
  'NO_DISPONIBLE',
  'SERVIDOR',
  'COFRE_CERRADO',
  'SIN_ESPACIO',
  'RESPUESTA_INVALIDA',
  'INESPERADO',
] as const;

export type CodigoError = (typeof CODIGOS_ERROR)[number];

/** Error message of each field, keyed by the field's wire name. */
export type ErroresCampos = Readonly<Record<string, string>>;

export interface DetalleError {
  campos?: ErroresCampos;
  /** On VERSION_OBSOLETA: the record as it is stored now. */
  actual?: unknown;
  causa?: unknown;
}

/** The one error the core throws; `message` is what a person can read, `codigo` is what code can decide on. */
export class ErrorAplicacion extends Error {
  readonly codigo: CodigoError;
  readonly campos: ErroresCampos;
  readonly actual: unknown;

  constructor(codigo: CodigoError, mensaje: string, detalle: DetalleError = {}) {
    super(mensaje, detalle.causa === undefined ? undefined : { cause: detalle.causa });
    this.name = 'ErrorAplicacion';
    this.codigo = codigo;
    this.campos = detalle.campos ?? {};
    this.actual = detalle.actual;
  }
}

export const esErrorAplicacion = (valor: unknown): valor is ErrorAplicacion =>
  valor instanceof ErrorAplicacion;

export const tieneCodigo = (valor: unknown, codigo: CodigoError): valor is ErrorAplicacion =>
  esErrorAplicacion(valor) && valor.codigo === codigo;
