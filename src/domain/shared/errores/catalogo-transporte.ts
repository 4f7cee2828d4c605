import {
  CODIGOS_ERROR,
  type CodigoError,
  type ErroresCampos,
} from '@/domain/shared/errores/error-aplicacion';
import { ErrorTransporte, type TipoErrorTransporte } from '@/domain/shared/errores/error-transporte';

interface EntradaCatalogo {
  message: string;
  type: TipoErrorTransporte;
  codigo: CodigoError;
  suggestions: readonly string[];
}

const SIN_RESPUESTA = {
  cors: {
    message: 'No se puede conectar con el servidor debido a restricciones de CORS',
    type: 'CORS',
    codigo: 'SIN_CONEXION',
    suggestions: [
      'Avise al administrador: el servicio debe permitir la dirección de este sitio (CORS_ORIGINS)',
      'Entre por la dirección oficial del sitio e intente de nuevo',
    ],
  },
  timeout: {
    message: 'La solicitud al servidor tardó demasiado tiempo (timeout después de 30 segundos)',
    type: 'TIMEOUT',
    codigo: 'TIEMPO_AGOTADO',
    suggestions: ['Revise su conexión a internet', 'Espere un momento e intente de nuevo'],
  },
  red: {
    message: 'No se puede conectar con el servidor - Backend no disponible',
    type: 'NETWORK',
    codigo: 'SIN_CONEXION',
    suggestions: [
      'Revise su conexión a internet',
      'Si otras páginas abren, el servicio puede estar detenido: avise al administrador',
    ],
  },
} as const satisfies Record<string, EntradaCatalogo>;

const POR_ESTADO: Readonly<Record<number, EntradaCatalogo>> = {
  400: {
    message: 'Los datos enviados no son válidos (Error 400)',
    type: 'VALIDATION',
    codigo: 'VALIDACION',
    suggestions: ['Revise los campos señalados y guarde de nuevo'],
  },
  401: {
    message: 'No estás autenticado o tu sesión ha expirado (Error 401)',
    type: 'AUTHENTICATION',
    codigo: 'NO_AUTENTICADO',
    suggestions: ['Inicie sesión de nuevo'],
  },
  403: {
    message: 'No tienes permisos para realizar esta acción (Error 403)',
    type: 'AUTHORIZATION',
    codigo: 'PERMISO_DENEGADO',
    suggestions: ['Puede necesitar permisos de ADMINISTRADOR', 'Pida a un administrador que revise su rol'],
  },
  404: {
    message: 'El recurso solicitado no fue encontrado (Error 404)',
    type: 'NOT_FOUND',
    codigo: 'NO_ENCONTRADO',
    suggestions: ['Es posible que otra persona lo haya eliminado: actualice la lista'],
  },
  409: {
    message: 'Ya existe un recurso con estos datos (Error 409)',
    type: 'CONFLICT',
    codigo: 'CONFLICTO',
    suggestions: [
      'Busque el registro existente antes de crear otro',
      'Actualice la lista y revise los datos',
    ],
  },
};

const SUGERENCIAS_SERVIDOR = ['Intente de nuevo en unos minutos', 'Si continúa, avise al administrador'];
const ESTADOS_SERVIDOR = new Set([500, 502, 503, 504]);

const entradaDeEstado = (status: number): EntradaCatalogo => {
  const conocida = POR_ESTADO[status];
  if (conocida) return conocida;
  if (ESTADOS_SERVIDOR.has(status)) {
    return {
      message: `Error interno del servidor (Error ${status})`,
      type: 'SERVER',
      codigo: status === 503 ? 'NO_DISPONIBLE' : 'SERVIDOR',
      suggestions: SUGERENCIAS_SERVIDOR,
    };
  }
  return {
    message: `Error del servidor (código ${status})`,
    type: 'UNKNOWN',
    codigo: OTROS_CODIGOS[status] ?? 'SERVIDOR',
    suggestions: SUGERENCIAS_SERVIDOR,
  };
};

const OTROS_CODIGOS: Readonly<Record<number, CodigoError>> = {
  413: 'DEMASIADO_GRANDE',
  422: 'VALIDACION',
  429: 'DEMASIADOS_INTENTOS',
  507: 'NO_DISPONIBLE',
};

/** What the server's error body told us, beyond the status. */
export interface CuerpoErrorServidor {
  serverMessage: string | null;
  codigo?: string;
  campos?: ErroresCampos;
  actual?: unknown;
}

const esCodigo = (valor: string | undefined): valor is CodigoError =>
  (CODIGOS_ERROR as readonly (string | undefined)[]).includes(valor);

/** Catalogue entry of an answer with an error status; the body may narrow `codigo` (409 can be duplicate, stale or rule). */
export const errorDeEstado = (status: number, cuerpo: CuerpoErrorServidor): ErrorTransporte => {
  const entrada = entradaDeEstado(status);
  const dicho = esCodigo(cuerpo.codigo) ? cuerpo.codigo : null;
  return new ErrorTransporte({
    ...entrada,
    ...cuerpo,
    codigo: dicho ?? entrada.codigo,
    status,
    delServicio: dicho !== null,
  });
};

/** Catalogue entry of a call that got no answer. */
export const errorSinRespuesta = (caso: keyof typeof SIN_RESPUESTA, causa?: unknown): ErrorTransporte =>
  new ErrorTransporte({ ...SIN_RESPUESTA[caso], status: null, serverMessage: null, causa });

/** Catalogue entry of anything else: a body that cannot be read, a bug. */
export const errorDesconocido = (causa?: unknown): ErrorTransporte =>
  new ErrorTransporte({
    message: 'Ocurrió un error inesperado',
    type: 'UNKNOWN',
    codigo: 'INESPERADO',
    status: null,
    suggestions: ['Actualice la página e intente de nuevo', 'Si continúa, avise al administrador'],
    serverMessage: null,
    causa,
  });
