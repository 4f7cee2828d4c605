import type { FastifyInstance } from 'fastify';

/** Styles are inserted by script into empty elements: the only inline style allowed is no style. */
const ESTILO_VACIO = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** For the pages; `conexiones` are other origins whose services they may call. */
export const politicaDeContenido = (conexiones: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${ESTILO_VACIO}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...conexiones].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Answers of the services are data: nothing in them may run or be framed. */
export const POLITICA_DE_DATOS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const COMUNES = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const UN_ANIO_SEGUNDOS = 31_536_000;

export const registrarCabeceras = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (peticion, respuesta) => {
    respuesta.headers(COMUNES);
    respuesta.header('x-request-id', peticion.id);
    if (peticion.protocol === 'https') {
      respuesta.header('strict-transport-security', `max-age=${UN_ANIO_SEGUNDOS}; includeSubDomains`);
    }
  });
};
