import type { FormaDeRuta } from '@tests/fuzz/apoyo/forma-de-ruta';
import { type PeticionHostil, QUIEN } from '@tests/fuzz/apoyo/peticion-hostil';
import type { LightMyRequestResponse } from 'fastify';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';

const BUENOS = new Set([200, 201, 202, 204]);
const RECHAZOS = new Set([400, 401, 403, 404, 409, 413, 414, 415, 422, 429, 431]);
const INGLES = /\b(?:invalid|expected|error:|unexpected|body|must|cannot|failed|undefined|null value)\b/i;
const INTERIOR = /\b(?:select|insert into|relation|constraint|stack|node_modules|at [\w.]+ \()/i;

interface Cuerpo {
  message?: unknown;
  error?: { message?: unknown; codigo?: unknown; campos?: unknown };
}

const leer = (respuesta: LightMyRequestResponse): unknown => {
  const json = String(respuesta.headers['content-type'] ?? '').startsWith('application/json');
  return json ? JSON.parse(respuesta.payload) : undefined;
};

const textosDe = (campos: unknown): string[] =>
  typeof campos === 'object' && campos !== null ? Object.values(campos).map(String) : [];

const juzgarRechazo = (cuerpo: Cuerpo): string | null => {
  const { message, error } = cuerpo;
  if (typeof message !== 'string' || error?.message !== message || typeof error.codigo !== 'string')
    return 'el rechazo no tiene la forma de los errores';
  const malo = [message, ...textosDe(error.campos)].find(
    (texto) => INGLES.test(texto) || INTERIOR.test(texto),
  );
  return malo === undefined ? null : `el rechazo dice «${malo}»`;
};

const juzgarAcierto = (cuerpo: unknown, { respuesta }: FormaDeRuta, deConsulta: boolean): string | null => {
  if (!respuesta || cuerpo === undefined) return null;
  const reservado = CAMPOS_RESERVADOS.find((campo) => JSON.stringify(cuerpo).includes(`"${campo}":`));
  // What is described is what an administrator sees; others see less.
  if (deConsulta) return reservado ? `CONSULTA recibió ${reservado}` : null;
  const { error } = respuesta.safeParse(cuerpo);
  return error ? `la respuesta no es como se describe: ${JSON.stringify(error.issues).slice(0, 600)}` : null;
};

/** What is wrong with the answer, in words; `null` when nothing is. */
export const juzgar = (
  respuesta: LightMyRequestResponse,
  peticion: PeticionHostil,
  forma: FormaDeRuta,
): string | null => {
  const { statusCode, payload } = respuesta;
  if (!BUENOS.has(statusCode) && !RECHAZOS.has(statusCode))
    return `estado ${statusCode}: ${payload.slice(0, 300)}`;
  const cuerpo = leer(respuesta);
  if (RECHAZOS.has(statusCode)) return juzgarRechazo((cuerpo ?? {}) as Cuerpo);
  return juzgarAcierto(cuerpo, forma, peticion.cabeceras.authorization?.includes(QUIEN.consulta) ?? false);
};
