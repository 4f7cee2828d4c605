import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CarpetasReservadas } from '@/application/archivos/carpetas-reservadas.port';

export interface AbrirCarpetasReservadas {
  abrir(): Promise<void>;
  /** With no folder marked. */
  nuevas(): Promise<CarpetasReservadas>;
  cerrar(): Promise<void>;
}

export const contratoCarpetasReservadas = (
  nombre: string,
  { abrir, nuevas, cerrar }: AbrirCarpetasReservadas,
): void => {
  describe(`CarpetasReservadas: ${nombre}`, () => {
    let reservadas: CarpetasReservadas;
    beforeAll(abrir);
    beforeEach(async () => {
      reservadas = await nuevas();
    });
    afterAll(cerrar);

    it('begins with none, and none is asked of it for nothing', async () => {
      await reservadas.marcar([]);
      await reservadas.desmarcar([]);
      expect(await reservadas.listar()).toEqual([]);
    });

    it('marks once, however many times it is told', async () => {
      await reservadas.marcar(['formatos/Salud', 'formatos/a']);
      await reservadas.marcar(['formatos/Salud']);
      expect(await reservadas.listar()).toEqual(['formatos/Salud', 'formatos/a']);
    });

    it('takes a mark away by its exact path', async () => {
      await reservadas.marcar(['formatos/ñ 100%', 'formatos/ñ 100%/dentro']);
      await reservadas.desmarcar(['formatos/ñ 100%', 'formatos/nadie']);
      expect(await reservadas.listar()).toEqual(['formatos/ñ 100%/dentro']);
    });
  });
};
