import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LlaveBorradores } from '@/application/borradores/borradores.port';

export interface LlavesBajoPrueba {
  llave: LlaveBorradores;
  /** Of another person. */
  ajena: LlaveBorradores;
  cerrar(): Promise<void>;
}

export const contratoLlaveBorradores = (nombre: string, abrir: () => Promise<LlavesBajoPrueba>): void => {
  describe(`LlaveBorradores: ${nombre}`, () => {
    let prueba: LlavesBajoPrueba;
    beforeAll(async () => {
      prueba = await abrir();
    });
    afterAll(() => prueba.cerrar());

    it('is 32 bytes that travel as text', async () => {
      const clave = await prueba.llave.obtener();
      expect(clave).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(clave ?? '', 'base64url')).toHaveLength(32);
    });

    it('is always the same for one person', async () => {
      const claves = await Promise.all([1, 2, 3].map(() => prueba.llave.obtener()));
      expect(new Set(claves).size).toBe(1);
    });

    it('is never that of another', async () => {
      expect(await prueba.ajena.obtener()).not.toBe(await prueba.llave.obtener());
    });
  });
};
