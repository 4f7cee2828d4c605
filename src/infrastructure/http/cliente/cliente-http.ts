import { HTTP_TIMEOUT_MS } from '@/domain/shared/constantes';
import {
  errorDeEstado,
  errorDesconocido,
  errorSinRespuesta,
} from '@/domain/shared/errores/catalogo-transporte';
import type { Metodo } from '@/domain/shared/politica/manifiesto';
import { clasificarFallo, type EntornoRed } from './clasificar-fallo';
import { leerCuerpoError } from './cuerpo';
import { esDecision, esPagina } from './es-pagina';

export type ValorConsulta = string | number | boolean | null | undefined;

export interface PeticionHttp {
  metodo: Metodo;
  /** Begins with `/`; the service's base goes before it. */
  ruta: string;
  /** Absent values are not sent. */
  consulta?: Readonly<Record<string, ValorConsulta>>;
  /** Sent as JSON. */
  cuerpo?: unknown;
  /** Sent as `Idempotency-Key`: the same one twice creates one record. */
  clave?: string;
  senal?: AbortSignal;
  /** Speaks for this session instead of the current one. */
  token?: string;
  /** Let the browser finish the call after the page is gone. */
  sobreviveALaPagina?: boolean;
}

const serializarConsulta = (consulta: PeticionHttp['consulta']): string => {
  const parametros = new URLSearchParams();
  for (const [nombre, valor] of Object.entries(consulta ?? {})) {
    if (valor !== undefined && valor !== null && valor !== '') parametros.set(nombre, String(valor));
  }
  const escritos = String(parametros);
  return escritos && `?${escritos}`;
};

const direccionDe = (base: string, { ruta, consulta }: PeticionHttp): string =>
  `${base}${ruta}${serializarConsulta(consulta)}`;

const encabezadosDe = ({ cuerpo, clave }: PeticionHttp, token: string | null): Headers => {
  const encabezados = new Headers({ Accept: 'application/json' });
  if (cuerpo !== undefined) encabezados.set('Content-Type', 'application/json');
  if (token) encabezados.set('Authorization', `Bearer ${token}`);
  if (clave) encabezados.set('Idempotency-Key', clave);
  return encabezados;
};

/**
 * A signal that aborts when any of the given ones does, with that one's reason.
 * `AbortSignal.any` does the same but is younger than the browsers the site supports (Safari 16.4, Firefox 115).
 */
const unirSenales = (senales: readonly AbortSignal[]): AbortSignal => {
  const control = new AbortController();
  for (const senal of senales) {
    if (senal.aborted) control.abort(senal.reason);
    else
      senal.addEventListener('abort', () => control.abort(senal.reason), {
        once: true,
        signal: control.signal,
      });
  }
  return control.signal;
};

/** Aborts after `limiteMs` with a TimeoutError, or before when the caller's own signal does. */
const senalConLimite = (limiteMs: number, senal?: AbortSignal): AbortSignal => {
  const limite = AbortSignal.timeout(limiteMs);
  return senal ? unirSenales([limite, senal]) : limite;
};

/** An answer of any status; `cuerpo` is its JSON, `undefined` when it has no body. */
export interface RespuestaHttp {
  status: number;
  correcta: boolean;
  /** False when there was a body and it was not JSON. */
  legible: boolean;
  cuerpo: unknown;
}

export interface ClienteHttp {
  /** The answer whatever its status. Throws ErrorTransporte when there was none. Tells nobody about a 401. */
  enviar(peticion: PeticionHttp): Promise<RespuestaHttp>;
  /** The JSON of a successful answer. Throws ErrorTransporte for anything else (specification §8). */
  pedir(peticion: PeticionHttp): Promise<unknown>;
  /** The bytes of a successful answer. Throws as {@link pedir}. */
  descargar(peticion: PeticionHttp): Promise<Uint8Array<ArrayBuffer>>;
}

/** An answer whose body is not read yet as anything. */
interface RespuestaCruda {
  status: number;
  correcta: boolean;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface DependenciasCliente extends EntornoRed {
  /** Address of the service, without a final `/`. */
  base: string;
  token: () => string | null;
  /** A 401 arrived for the session that is still the current one. */
  alRechazarSesion: () => void;
  limiteMs?: number;
}

const interpretar = (bytes: Uint8Array): Pick<RespuestaHttp, 'legible' | 'cuerpo'> => {
  const texto = new TextDecoder().decode(bytes);
  if (texto === '') return { legible: true, cuerpo: undefined };
  try {
    return { legible: true, cuerpo: JSON.parse(texto) };
  } catch {
    return { legible: false, cuerpo: undefined };
  }
};

/** The body may be cut, or stall until the limit, after the headers arrived. */
const leerBytes = async (respuesta: Response): Promise<Uint8Array<ArrayBuffer>> => {
  try {
    return new Uint8Array(await respuesta.arrayBuffer());
  } catch (causa) {
    throw errorSinRespuesta((causa as Error)?.name === 'TimeoutError' ? 'timeout' : 'red', causa);
  }
};

/** A client of one service: JSON both ways, bearer, 30 s limit, errors of the catalogue. It never retries. */
export const crearClienteHttp = (deps: DependenciasCliente): ClienteHttp => {
  const tokenDe = (peticion: PeticionHttp) => peticion.token ?? deps.token();
  const enviarCon = async (peticion: PeticionHttp, token: string | null): Promise<RespuestaCruda> => {
    const url = direccionDe(deps.base, peticion);
    const respuesta = await deps
      .fetch(url, {
        method: peticion.metodo,
        headers: encabezadosDe(peticion, token),
        body: peticion.cuerpo === undefined ? undefined : JSON.stringify(peticion.cuerpo),
        cache: 'no-store',
        credentials: 'same-origin',
        keepalive: peticion.sobreviveALaPagina ?? false,
        signal: senalConLimite(deps.limiteMs ?? HTTP_TIMEOUT_MS, peticion.senal),
      })
      .catch(async (causa: unknown) => {
        throw await clasificarFallo(causa, url, deps);
      });
    if (esPagina(respuesta) && (respuesta.ok || peticion.metodo !== 'GET')) throw errorSinRespuesta('red');
    return { status: respuesta.status, correcta: respuesta.ok, bytes: await leerBytes(respuesta) };
  };
  const descargar = async (peticion: PeticionHttp): Promise<Uint8Array<ArrayBuffer>> => {
    const token = tokenDe(peticion);
    const { status, correcta, bytes } = await enviarCon(peticion, token);
    if (correcta) return bytes;
    const { legible, cuerpo } = interpretar(bytes);
    // The service says why it refuses; these words are of something in the way, which knows of nobody's permissions. One that
    // lacks what ours adds says so in its own way, and nothing is decided by it.
    const noLoOfrece = peticion.metodo === 'GET' && (status === 404 || status === 405);
    if (!legible && esDecision(status) && !noLoOfrece) throw errorSinRespuesta('red');
    // A late 401 of a session that already ended, or that another replaced, says nothing about the current one.
    if (status === 401 && token === deps.token()) deps.alRechazarSesion();
    throw errorDeEstado(status, leerCuerpoError(cuerpo));
  };

  return {
    descargar,
    enviar: async (peticion) => {
      const { bytes, ...resto } = await enviarCon(peticion, tokenDe(peticion));
      return { ...resto, ...interpretar(bytes) };
    },
    pedir: async (peticion) => {
      const { legible, cuerpo } = interpretar(await descargar(peticion));
      if (!legible) throw errorDesconocido(new Error(`La respuesta de ${peticion.ruta} no es JSON`));
      return cuerpo;
    },
  };
};
