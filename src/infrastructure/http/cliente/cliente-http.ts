import { HTTP_TIMEOUT_MS } from '@/domain/shared/constantes';
import {
  errorDeEstado,
  errorDesconocido,
  errorSinRespuesta,
} from '@/domain/shared/errores/catalogo-transporte';
import { clasificarFallo, type EntornoRed } from './clasificar-fallo';
import { leerCuerpoError } from './cuerpo-error';
import { direccionDe, encabezadosDe, type PeticionHttp } from './peticion-http';
import { senalConLimite } from './senal-con-limite';

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
    return { status: respuesta.status, correcta: respuesta.ok, bytes: await leerBytes(respuesta) };
  };
  const descargar = async (peticion: PeticionHttp): Promise<Uint8Array<ArrayBuffer>> => {
    const token = tokenDe(peticion);
    const { status, correcta, bytes } = await enviarCon(peticion, token);
    if (correcta) return bytes;
    // A late 401 of a session that already ended, or that another replaced, says nothing about the current one.
    if (status === 401 && token === deps.token()) deps.alRechazarSesion();
    throw errorDeEstado(status, leerCuerpoError(interpretar(bytes).cuerpo));
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
