import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { postgresConteoVisitas } from '@/infrastructure/postgres/visitas/postgres-conteo-visitas';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

export const contratoConteoGuardado = (nombre: string, abrir: AbrirBase): void => {
  describe(`ConteoGuardado: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const subir = (conteo: number) =>
      postgresConteoVisitas(taller().db).subirHasta(conteo, taller().reloj.ahora());
    const guardado = async () => {
      const filas = await consultar<{ conteo: string }>(taller().db, sql`select conteo::text from visitas`);
      return filas.map(({ conteo }) => Number(conteo));
    };

    it('keeps the first that anybody sends', async () => {
      await subir(1_251);
      expect(await guardado()).toEqual([1_251]);
    });

    it('goes up and never down', async () => {
      for (const conteo of [1_300, 1_251, 1_300, 1_299]) await subir(conteo);
      expect(await guardado()).toEqual([1_300]);
      await subir(1_301);
      expect(await guardado()).toEqual([1_301]);
    });

    it('takes no more than may have come since the last one', async () => {
      await subir(999_999_999);
      expect(await guardado()).toEqual([]);
      await subir(1_251);
      for (const conteo of [1_000_000_000, 2_000, 1_352]) await subir(conteo);
      expect(await guardado()).toEqual([1_251]);
      await taller().db.execute(
        sql`update visitas set actualizado_en = actualizado_en - interval '10 minutes'`,
      );
      await subir(1_452);
      expect(await guardado()).toEqual([1_251]);
      await subir(1_451);
      expect(await guardado()).toEqual([1_451]);
    });

    it('of many at once keeps the highest', async () => {
      await Promise.all([1_260, 1_290, 1_280, 1_255].map(subir));
      expect(await guardado()).toEqual([1_290]);
    });
  });
};
