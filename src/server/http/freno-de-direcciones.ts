import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorDemasiadosIntentos } from '@/application/sesion/freno-de-intentos';
import { redDe } from '@/domain/sesion/red-de-direccion';
import { direccionDe } from '@/server/http/direccion-de-quien-pide';

/** Far more than the mistakes of a whole office behind one address. */
export const RECHAZOS_POR_MINUTO = 300;
const MINUTO_MS = 60_000;
/** Whoever goes on is answered slowly: a refusal at once is asked for again at once. */
const DEMORA_MS = 1_000;
const DEMORADAS_MAXIMO = 2_000;
/** Many more than address us in a minute: whoever comes from many must not fill the memory with them. */
const REDES_MAXIMO = 10_000;

/** Nobody was let in. */
const RECHAZOS: ReadonlySet<number> = new Set([401, 429]);

interface Conteo {
  rechazos: number;
  hasta: number;
}

interface Opciones {
  /** Whether the request brings a session that was good a moment ago. */
  conocida: (peticion: FastifyRequest) => boolean;
  /** Whether whoever asked was let in. */
  entro: (peticion: FastifyRequest) => boolean;
  maximo?: number | undefined;
}

/**
 * What comes without a session from where too much was refused is refused here, before anything is asked of the database. Who has a session
 * goes on, also from that address. It is of this process and lasts a minute: what guards each account is in the database.
 */
export const frenarDirecciones = (
  api: FastifyInstance,
  { conocida, entro, maximo = RECHAZOS_POR_MINUTO }: Opciones,
): void => {
  const conteos = new Map<string, Conteo>();
  let demoradas = 0;
  const conteoDe = (peticion: FastifyRequest, ahora: number): Conteo | undefined => {
    const conteo = conteos.size === 0 ? undefined : conteos.get(redDe(direccionDe(peticion)));
    return conteo && conteo.hasta > ahora ? conteo : undefined;
  };
  const demorar = (hacer: () => void): void => {
    if (demoradas >= DEMORADAS_MAXIMO) {
      hacer();
      return;
    }
    demoradas += 1;
    setTimeout(() => {
      demoradas -= 1;
      hacer();
    }, DEMORA_MS);
  };
  api.addHook('onRequest', (peticion, _respuesta, seguir) => {
    const ahora = performance.now();
    const conteo = conteoDe(peticion, ahora);
    if (!conteo || conteo.rechazos < maximo || conocida(peticion)) return seguir();
    const segundos = Math.ceil((conteo.hasta - ahora) / 1_000);
    demorar(() => seguir(new ErrorDemasiadosIntentos(segundos)));
  });
  api.addHook('onResponse', (peticion, { statusCode }, seguir) => {
    if (!RECHAZOS.has(statusCode) || entro(peticion)) return seguir();
    const ahora = performance.now();
    const conteo = conteoDe(peticion, ahora);
    if (conteo) conteo.rechazos += 1;
    else {
      if (conteos.size >= REDES_MAXIMO) conteos.clear();
      conteos.set(redDe(direccionDe(peticion)), { rechazos: 1, hasta: ahora + MINUTO_MS });
    }
    seguir();
  });
};
