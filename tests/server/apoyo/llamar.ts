import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { expect } from 'vitest';

export interface CuerpoLeido {
  error?: {
    message: string;
    codigo: string;
    campos?: Record<string, string>;
    actual?: Record<string, unknown>;
  };
  message?: string;
  data?: unknown;
  [campo: string]: unknown;
}

export interface RespuestaLeida {
  estado: number;
  cabeceras: Headers;
  texto: string;
  cuerpo: CuerpoLeido;
}

export interface OpcionesLlamada {
  token?: string | null;
  cuerpo?: unknown;
  /** Sent as it is, instead of `cuerpo` as JSON. */
  crudo?: string;
  cabeceras?: Record<string, string>;
}

const leer = (texto: string): CuerpoLeido => {
  try {
    return JSON.parse(texto) as CuerpoLeido;
  } catch {
    return {};
  }
};

/** One real HTTP call: `llamar(servidor, 'POST /dashboard-api/sedes', { token, cuerpo })`. */
export const llamar = async (
  { url }: Pick<ServidorDePrueba, 'url'>,
  linea: string,
  { token, cuerpo, crudo, cabeceras = {} }: OpcionesLlamada = {},
): Promise<RespuestaLeida> => {
  const [method = 'GET', ruta = '/'] = linea.split(' ');
  const body = crudo ?? (cuerpo === undefined ? undefined : JSON.stringify(cuerpo));
  const respuesta = await fetch(url + ruta, {
    method,
    redirect: 'manual',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...cabeceras,
    },
    ...(body === undefined ? {} : { body }),
  });
  const texto = await respuesta.text();
  return { estado: respuesta.status, cabeceras: respuesta.headers, texto, cuerpo: leer(texto) };
};

/** Never a 5xx; a refusal has the wire's shape and speaks Spanish. */
export const revisar = (respuesta: RespuestaLeida, caso: string): void => {
  expect(respuesta.estado, `${caso} -> ${respuesta.texto.slice(0, 200)}`).toBeLessThan(500);
  if (respuesta.estado < 400) return;
  expect(respuesta.cuerpo.message, caso).toEqual(expect.any(String));
  expect(respuesta.cuerpo.error?.message, caso).toBe(respuesta.cuerpo.message);
  expect(respuesta.cuerpo.message, caso).not.toMatch(/\b(?:invalid|expected|error:|unexpected|body|must)\b/i);
};
