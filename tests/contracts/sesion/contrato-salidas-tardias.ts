import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SalidasTardias } from '@/application/sesion/autenticacion.port';

export interface SalidasTardiasBajoPrueba {
  salidas: SalidasTardias;
  /** A session that has just begun: the digest of its token, and whether it goes on. */
  entrar(): Promise<{ huella: string; sigue: () => Promise<boolean> }>;
  cerrar(): Promise<void>;
}

export const contratoSalidasTardias = (
  nombre: string,
  crearAdaptador: () => Promise<SalidasTardiasBajoPrueba>,
): void => {
  describe(`SalidasTardias: ${nombre}`, () => {
    let prueba: SalidasTardiasBajoPrueba;
    beforeAll(async () => {
      prueba = await crearAdaptador();
    });
    afterAll(() => prueba.cerrar());

    it('ends that session, and no other', async () => {
      const [una, otra] = [await prueba.entrar(), await prueba.entrar()];
      await prueba.salidas.cerrar(una.huella);
      expect([await una.sigue(), await otra.sigue()]).toEqual([false, true]);
    });

    it('says the same of one that had ended, and of one that nobody knows', async () => {
      const { huella } = await prueba.entrar();
      await prueba.salidas.cerrar(huella);
      await expect(prueba.salidas.cerrar(huella)).resolves.toBeUndefined();
      await expect(prueba.salidas.cerrar('0'.repeat(64))).resolves.toBeUndefined();
    });
  });
};
