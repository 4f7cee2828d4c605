import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Styles are inserted by script into empty elements: the only inline style allowed is no style. */
const ESTILO_VACIO = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Incrustado {
  /** Hashes, without quotes, of what the page carries inline. */
  guiones: readonly string[];
  estilos: readonly string[];
}

/** Where the videos and the maps come from, once the visitor asks for one. */
const MARCOS = 'https://www.youtube-nocookie.com https://www.openstreetmap.org';

const fuentes = (huellas: readonly string[]): string => huellas.map((huella) => ` '${huella}'`).join('');

/** For the pages; `conexiones` are other origins whose services they may call. */
export const politicaDeContenido = (
  conexiones: readonly string[],
  { guiones, estilos }: Incrustado,
): string =>
  [
    "default-src 'none'",
    `script-src 'self'${fuentes(guiones)}`,
    `style-src 'self' ${ESTILO_VACIO}${fuentes(estilos)}`,
    // A PDF that the page already has, in the viewer of the browser: only the page itself can make such an address.
    `frame-src ${MARCOS} blob:`,
    "require-trusted-types-for 'script'",
    // Only what the build itself writes to start a thread of ours, and the one address of the worker that keeps the pages:
    // nothing else can make an address that runs.
    'trusted-types fundacion instalable',
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
export const POLITICA_DE_DATOS =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Of the worker that keeps the pages: it asks this site for what it keeps, and does nothing else. */
export const POLITICA_DE_TRABAJADOR = `${POLITICA_DE_DATOS}; connect-src 'self'`;

const COMUNES = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  // Of what is neither a page nor an answer of the services; those say their own.
  'content-security-policy': POLITICA_DE_DATOS,
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

const UN_ANIO_SEGUNDOS = 31_536_000;

export const ponerCabeceras = (
  peticion: FastifyRequest,
  respuesta: FastifyReply,
  cifrada = peticion.protocol === 'https',
): void => {
  respuesta.headers(COMUNES);
  respuesta.header('x-request-id', peticion.id);
  if (cifrada) {
    respuesta.header('strict-transport-security', `max-age=${UN_ANIO_SEGUNDOS}; includeSubDomains`);
  }
};

export const registrarCabeceras = (app: FastifyInstance): void => {
  app.addHook('onRequest', (peticion, respuesta, seguir) => {
    ponerCabeceras(peticion, respuesta);
    seguir();
  });
};
