import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LibretaDelSistema } from '@/application/sistema/libreta-del-sistema.port';

interface LibretaDePrueba {
  /** Another one over the same place, as another process opens it. */
  abrir(): LibretaDelSistema;
  /** Leaves in it what nobody would write. */
  danar(): void;
  /** From now on nothing can be written. */
  cerrarPaso(): void;
  borrar(): void;
}

const EN = '2026-11-24T07:30:00.000Z';
const RESPALDO = { ultimo: { en: EN, ruta: '/copias/una.tar.gz', bytes: 7, cifrado: true }, fallo: null };
const ENSAYO = {
  en: EN,
  archivo: 'una.tar.gz',
  falla: null,
  tablas: 3,
  filas: 9,
  archivos: 1,
  faltan: 2,
  segundos: 4,
};

export const contratoLibretaDelSistema = (nombre: string, crear: () => LibretaDePrueba): void => {
  describe(`LibretaDelSistema: ${nombre}`, () => {
    let prueba: LibretaDePrueba;
    beforeEach(() => {
      prueba = crear();
    });
    afterEach(() => prueba.borrar());

    it('the first time it knows nothing', () => {
      const libreta = prueba.abrir();
      expect(libreta.respaldo()).toEqual({ ultimo: null, fallo: null });
      expect([libreta.ensayo(), libreta.envio()]).toEqual([null, null]);
    });

    it('what one writes another reads', () => {
      const [una, otra] = [prueba.abrir(), prueba.abrir()];
      una.anotarRespaldo(RESPALDO);
      una.anotarEnsayo(ENSAYO);
      una.anotarEnvio({ en: EN, falla: 'Invalid login' });
      expect(otra.respaldo()).toEqual(RESPALDO);
      expect(otra.ensayo()).toEqual(ENSAYO);
      expect(otra.envio()).toEqual({ en: EN, falla: 'Invalid login' });
    });

    it('an alert is of the first who claims it', () => {
      const [una, otra] = [prueba.abrir(), prueba.abrir()];
      expect([una.reclamarAviso('fallo-1'), otra.reclamarAviso('fallo-1')]).toEqual([true, false]);
      expect([otra.reclamarAviso('fallo-2'), una.reclamarAviso('ensayo-1')]).toEqual([true, true]);
      expect(una.reclamarAviso('fallo-2')).toBe(false);
    });

    it('an alert that is let go is of the next who claims it', () => {
      const [una, otra] = [prueba.abrir(), prueba.abrir()];
      una.reclamarAviso('fallo-1');
      una.soltarAviso('fallo-1');
      una.soltarAviso('nunca-1');
      expect([otra.reclamarAviso('fallo-1'), una.reclamarAviso('fallo-1')]).toEqual([true, false]);
    });

    it('what cannot be read is as good as nothing, and is written over', () => {
      prueba.abrir().anotarRespaldo(RESPALDO);
      prueba.danar();
      expect(prueba.abrir().respaldo()).toEqual({ ultimo: null, fallo: null });
      prueba.abrir().anotarRespaldo(RESPALDO);
      expect(prueba.abrir().respaldo()).toEqual(RESPALDO);
    });

    it('where it cannot write nothing fails, and nobody is told', () => {
      prueba.cerrarPaso();
      prueba.abrir().anotarEnsayo(ENSAYO);
      expect(prueba.abrir().ensayo()).toBeNull();
      expect(prueba.abrir().reclamarAviso('fallo-1')).toBe(false);
    });
  });
};
