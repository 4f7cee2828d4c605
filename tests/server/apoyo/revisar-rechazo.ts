import type { RespuestaLeida } from '@tests/server/apoyo/llamar';
import { expect } from 'vitest';

/** Never a 5xx; a refusal has the wire's shape and speaks Spanish. */
export const revisar = (respuesta: RespuestaLeida, caso: string): void => {
  expect(respuesta.estado, `${caso} -> ${respuesta.texto.slice(0, 200)}`).toBeLessThan(500);
  if (respuesta.estado < 400) return;
  expect(respuesta.cuerpo.message, caso).toEqual(expect.any(String));
  expect(respuesta.cuerpo.error?.message, caso).toBe(respuesta.cuerpo.message);
  expect(respuesta.cuerpo.message, caso).not.toMatch(/\b(?:invalid|expected|error:|unexpected|body|must)\b/i);
};
