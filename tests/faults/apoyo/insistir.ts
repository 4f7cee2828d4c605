import { setTimeout as pausa } from 'node:timers/promises';
import { llamar, type RespuestaLeida } from '@tests/server/apoyo/llamar';

export interface Ventanilla {
  /** Where the service is now; waits while there is none. */
  url(): Promise<string>;
  token: string;
}

export interface Pedido {
  linea: string;
  cuerpo: unknown;
  /** Idempotency-Key: the same in every attempt. */
  clave?: string;
}

export interface Insistida extends RespuestaLeida {
  /** 1 when the first attempt was answered. */
  intentos: number;
}

const PAUSA_MS = 20;

/** What a careful client does: no answer, or "not now", is asked again until there is one. */
export const insistir = async (
  { url, token }: Ventanilla,
  { linea, cuerpo, clave }: Pedido,
): Promise<Insistida> => {
  for (let intentos = 1; ; intentos++) {
    const destino = { url: await url() };
    const cabeceras: Record<string, string> = clave === undefined ? {} : { 'idempotency-key': clave };
    const respuesta = await llamar(destino, linea, { token, cuerpo, cabeceras }).catch(() => null);
    if (respuesta !== null && respuesta.estado !== 503) return { ...respuesta, intentos };
    await pausa(PAUSA_MS);
  }
};
