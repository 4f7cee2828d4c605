import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { type AbrirMundoDelNavegador, usarMundo } from '../apoyo/mundo';

export const contratoVerificadorActividad = (
  nombre: string,
  crearAdaptador: AbrirMundoDelNavegador,
  sella: boolean,
): void => {
  describe(`VerificadorActividad: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const verificar = () => mundo().verificador.verificar();

    it.runIf(sella)('finds whole what was written, and its seal changes with each line', async () => {
      const antes = await verificar();
      expect(antes).toMatchObject({ integra: true, fallas: [] });
      await mundo().sedes.crear(unaSede().datos());
      const despues = await verificar();
      expect(despues).toMatchObject({ integra: true, renglones: (antes?.renglones ?? 0) + 1 });
      expect(despues?.sello).not.toBe(antes?.sello);
      expect(await verificar()).toEqual(despues);
    });

    it.runIf(!sella)('has nothing sealed to check, and says so', async () => {
      await mundo().sedes.crear(unaSede().datos());
      expect(await verificar()).toBeNull();
    });
  });
};
