import { describe, expect, it } from 'vitest';
import type { HashContrasena } from '@/application/shared/secretos.port';

const CLAVE = 'una clave larga con ñ y 😀';

export const contratoHashContrasena = (nombre: string, hash: HashContrasena): void => {
  describe(`HashContrasena: ${nombre}`, () => {
    it('matches the password it was made of, and no other', async () => {
      const guardado = await hash.calcular(CLAVE);
      expect(await hash.coincide(CLAVE, guardado)).toBe(true);
      for (const otra of [`${CLAVE} `, CLAVE.toUpperCase(), '', guardado])
        expect(await hash.coincide(otra, guardado)).toBe(false);
    });

    it('does not show the password, nor that two people have the same one', async () => {
      const [uno, otro] = await Promise.all([hash.calcular(CLAVE), hash.calcular(CLAVE)]);
      expect(uno).not.toContain(CLAVE);
      expect(uno).not.toBe(otro);
    });

    it('for nobody does the work and answers no', async () => {
      expect(await hash.coincide(CLAVE, null)).toBe(false);
    });

    it('many at once are all answered', async () => {
      const guardado = await hash.calcular(CLAVE);
      const respuestas = await Promise.all(
        [CLAVE, 'otra clave', CLAVE].map((c) => hash.coincide(c, guardado)),
      );
      expect(respuestas).toEqual([true, false, true]);
    });
  });
};
