import type { FastifyRequest } from 'fastify';
import type { ServiciosServidor } from '@/application/servicios/servicios-servidor';
import { type SesionPorConfirmar, SesionSinConfirmar } from '@/application/sesion/sesion-por-confirmar';
import { accesoPermitido, type ReglaApi } from '@/domain/shared/politica/politica-api';
import { huellaDe, type Identificado } from '@/server/http/identificar';

/** Calls that ask the database one thing: their session goes in the same trip. */
const DE_UN_VIAJE: ReadonlySet<string> = new Set([
  'GET /usuarios',
  'GET /participantes',
  'POST /participantes',
]);

export const esDeUnViaje = (llamada: string): boolean => DE_UN_VIAJE.has(llamada);

/** What comes with the headers, more or less: a longer body waits for its session to be asked. */
const CUERPO_CORTO_BYTES = 8_192;

const esCorta = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) <= CUERPO_CORTO_BYTES;

/** Who seems to ask, when that is known from a moment ago and would be let in; `null` to ask it now. */
export const suponer = (
  peticion: FastifyRequest,
  { acceso }: Pick<ReglaApi, 'acceso'>,
  servicios: ServiciosServidor,
): Identificado | null => {
  const huella = esCorta(peticion) ? huellaDe(peticion, servicios) : null;
  const titular = huella && servicios.sesiones.recordado(huella);
  if (!huella || !titular || titular.provisional || !accesoPermitido(acceso, titular.rol)) return null;
  const { id, email, rol } = titular;
  const porConfirmar = { huella, preguntada: false, confirmada: false };
  return { actor: { id, email, rol, origen: peticion.ip, porConfirmar }, huella, provisional: false };
};

/** After this long without an answer the session is asked for on its own, which has a time limit of its own too. */
const PACIENCIA_MS = 100;

const esperarPoco = (intento: Promise<unknown>): Promise<void> =>
  new Promise((resolver) => {
    const reloj = setTimeout(resolver, PACIENCIA_MS);
    intento.then(() => {
      clearTimeout(reloj);
      resolver();
    });
  });

/**
 * The answer for a session that is only supposed. Neither an answer nor a failure of the attempt is told until the database
 * has confirmed the session: otherwise it is asked for as always, with `identificar`, and then what was not done is done.
 */
export const responderAlConfirmar = async <T>(
  sesion: SesionPorConfirmar,
  atender: () => Promise<T>,
  identificar: () => Promise<void>,
): Promise<T> => {
  const intento = atender().then(
    (respuesta) => ({ respuesta }),
    (error: unknown) => ({ error }),
  );
  await esperarPoco(intento);
  if (!sesion.confirmada) await identificar();
  const final = await intento;
  const sinHacer = !sesion.preguntada || ('error' in final && final.error instanceof SesionSinConfirmar);
  if (!sesion.confirmada && sinHacer) return atender();
  if ('error' in final) throw final.error;
  return final.respuesta;
};
