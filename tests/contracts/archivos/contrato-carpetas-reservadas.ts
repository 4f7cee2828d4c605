import { beforeEach, describe, expect, it } from 'vitest';
import type { CarpetasReservadas } from '@/application/archivos/bodega-archivos.port';

/** `crear` gives one with nothing marked. */
export const contratoCarpetasReservadas = (nombre: string, crear: () => CarpetasReservadas): void => {
  describe(`CarpetasReservadas: ${nombre}`, () => {
    let carpetas: CarpetasReservadas;
    beforeEach(() => {
      carpetas = crear();
    });

    it('begins with none, and tells those that were marked, in order', async () => {
      expect(await carpetas.listar()).toEqual([]);
      await carpetas.marcar(['formatos/b', 'formatos/a']);
      expect(await carpetas.listar()).toEqual(['formatos/a', 'formatos/b']);
    });

    it('marking one again changes nothing', async () => {
      await carpetas.marcar(['formatos/a']);
      await carpetas.marcar(['formatos/a', 'formatos/b']);
      expect(await carpetas.listar()).toEqual(['formatos/a', 'formatos/b']);
    });

    it('unmarks those that are named, and no other', async () => {
      await carpetas.marcar(['formatos/a', 'formatos/a/dentro']);
      await carpetas.desmarcar(['formatos/a', 'formatos/nunca']);
      expect(await carpetas.listar()).toEqual(['formatos/a/dentro']);
    });

    it('with an empty list does nothing', async () => {
      await carpetas.marcar(['formatos/a']);
      await carpetas.marcar([]);
      await carpetas.desmarcar([]);
      expect(await carpetas.listar()).toEqual(['formatos/a']);
    });
  });
};
