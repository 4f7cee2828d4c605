import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Sonda } from '@/application/conexion/sonda.port';
import type { Servicio } from '@/domain/shared/politica/manifiesto';

const SERVICIOS: readonly Servicio[] = ['auth', 'dashboard'];

export interface SondasBajoPrueba {
  sonda: Sonda;
  /** The same, where nobody answers; `null` where somebody always does. */
  caida: Sonda | null;
  cerrar(): Promise<void>;
}

export const contratoSonda = (nombre: string, abrir: () => Promise<SondasBajoPrueba>): void => {
  describe(`Sonda: ${nombre}`, () => {
    let prueba: SondasBajoPrueba;
    beforeAll(async () => {
      prueba = await abrir();
    });
    afterAll(() => prueba.cerrar());

    it.each(SERVICIOS)('tells that %s answers, and in how many whole milliseconds', async (servicio) => {
      const { success, responseTime } = await prueba.sonda.probar(servicio, 5_000);
      expect(success).toBe(true);
      expect(Number.isInteger(responseTime)).toBe(true);
      expect(responseTime).toBeGreaterThanOrEqual(0);
    });

    it('tells that nobody answers, and never rejects', async () => {
      for (const servicio of SERVICIOS) {
        const resultado = await prueba.caida?.probar(servicio, 5_000);
        expect(resultado?.success ?? false).toBe(false);
      }
    });
  });
};
