import { credencialDe } from '@tests/server/apoyo/credencial-de';
import { type CuerpoLeido, llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';
import type { MOTORES } from '@tests/server/apoyo/motores';
import { crearServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { tokensAleatorios } from '@/infrastructure/crypto/tokens-aleatorios';
import type { BaseLegible } from './filas';

export type Registro = CuerpoLeido & { id: number };

/** The office of the foundation: one administrator before the real server, on a day that the test chooses. */
export interface Oficina {
  url: string;
  base: BaseLegible;
  /** Of the session that is open now. */
  token(): string;
  /** `YYYY-MM-DD` in Bogota. */
  hoy(): string;
  /** Another moment, of Bogota; sessions do not last that long, so somebody signs in again. */
  irA(fecha: string, hora: string): Promise<void>;
  /** Throws unless it was done. */
  pedir(linea: string, cuerpo?: unknown, clave?: string): Promise<Registro>;
  /** `null` when a rule of the product refused it. */
  intentar(linea: string, cuerpo?: unknown): Promise<Registro | null>;
  /** Throws when it was done, or refused for another reason. */
  exigirRechazo(linea: string, cuerpo: unknown, estado: number): Promise<void>;
  bajar(ruta: string): Promise<ArrayBuffer>;
  cerrar(): Promise<void>;
}

/** The account that the test server begins with. */
const ADMINISTRADOR = 1;
const SERVICIO = '/dashboard-api';

const queja = (linea: string, cuerpo: unknown, { estado, texto }: RespuestaLeida): Error =>
  new Error(`${linea} ${JSON.stringify(cuerpo)} respondió ${estado}: ${texto.slice(0, 400)}`);

export const abrirOficina = async (motor: (typeof MOTORES)[number], dia: string): Promise<Oficina> => {
  const base = await motor.abrir();
  let [fecha, ahora] = [dia, new Date(`${dia}T08:00:00-05:00`)];
  const servidor = await crearServidorDePrueba({ db: base.db, reloj: { ahora: () => ahora } });
  let token = servidor.tokenAdmin;

  const llamada = (linea: string, cuerpo?: unknown, clave?: string): Promise<RespuestaLeida> => {
    const [metodo, ruta] = linea.split(' ');
    return llamar(servidor, `${metodo} ${SERVICIO}${ruta}`, {
      token,
      ...(cuerpo === undefined ? {} : { cuerpo }),
      ...(clave === undefined ? {} : { cabeceras: { 'idempotency-key': clave } }),
    });
  };
  /** Without the password, whose check is slow on purpose. */
  const entrar = async (): Promise<void> => {
    const { sesiones, huellaDeToken } = servidor.servicios;
    token = tokensAleatorios.nuevo();
    await sesiones.abrir(huellaDeToken(token), await credencialDe(base.db, ADMINISTRADOR));
  };

  return {
    url: servidor.url,
    base: base.db,
    token: () => token,
    hoy: () => fecha,
    irA: async (otra, hora) => {
      [fecha, ahora] = [otra, new Date(`${otra}T${hora}:00-05:00`)];
      await entrar();
    },
    pedir: async (linea, cuerpo, clave) => {
      const respuesta = await llamada(linea, cuerpo, clave);
      if (respuesta.estado >= 300) throw queja(linea, cuerpo, respuesta);
      return respuesta.cuerpo as Registro;
    },
    intentar: async (linea, cuerpo) => {
      const respuesta = await llamada(linea, cuerpo);
      if (respuesta.estado === 400 || respuesta.estado === 409) return null;
      if (respuesta.estado >= 300) throw queja(linea, cuerpo, respuesta);
      return respuesta.cuerpo as Registro;
    },
    exigirRechazo: async (linea, cuerpo, estado) => {
      const respuesta = await llamada(linea, cuerpo);
      if (respuesta.estado !== estado) throw queja(linea, cuerpo, respuesta);
    },
    bajar: async (ruta) => {
      const respuesta = await fetch(`${servidor.url}${SERVICIO}${ruta}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (respuesta.status !== 200) throw new Error(`${ruta} respondió ${respuesta.status}`);
      return respuesta.arrayBuffer();
    },
    cerrar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};
