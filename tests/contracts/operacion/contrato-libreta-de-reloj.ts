import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LibretaDeReloj } from '@/application/operacion/marca-de-reloj.port';

const VISTO = Date.parse('2026-11-23T12:00:00.123Z');

interface LibretaDePrueba {
  libreta: LibretaDeReloj;
  /** Leaves in it what nobody would write. */
  danar(): void;
  /** From now on nothing can be written. */
  cerrarPaso(): void;
  borrar(): void;
}

/** `abrir` answers a new, empty one. */
export const contratoLibretaDeReloj = (nombre: string, abrir: () => LibretaDePrueba): void => {
  describe(`LibretaDeReloj: ${nombre}`, () => {
    let prueba: LibretaDePrueba;
    beforeEach(() => {
      prueba = abrir();
    });
    afterEach(() => prueba.borrar());

    it('the first time it knows nothing', () => {
      expect(prueba.libreta.leer()).toEqual({ visto: null, aceptaciones: 0 });
    });

    it('keeps the last mark, to the millisecond', () => {
      prueba.libreta.guardar({ visto: VISTO - 1, aceptaciones: 0 });
      prueba.libreta.guardar({ visto: VISTO, aceptaciones: 3 });
      expect(prueba.libreta.leer()).toEqual({ visto: VISTO, aceptaciones: 3 });
    });

    it('what cannot be read is as good as nothing, and is written over', () => {
      prueba.danar();
      expect(prueba.libreta.leer()).toEqual({ visto: null, aceptaciones: 0 });
      prueba.libreta.guardar({ visto: VISTO, aceptaciones: 1 });
      expect(prueba.libreta.leer().visto).toBe(VISTO);
    });

    it('where it cannot write nothing fails, and the mark of before stays', () => {
      prueba.libreta.guardar({ visto: VISTO, aceptaciones: 1 });
      prueba.cerrarPaso();
      prueba.libreta.guardar({ visto: VISTO + 1, aceptaciones: 1 });
      expect(prueba.libreta.leer().visto).toBe(VISTO);
    });
  });
};
