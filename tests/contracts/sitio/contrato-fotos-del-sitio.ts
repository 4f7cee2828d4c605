import { describe, expect, it } from 'vitest';
import { DIAS_DE_FOTO_SIN_USO, type FotoHecha } from '@/domain/sitio/foto-subida';
import type { FormatoDeFoto } from '@/domain/sitio/tamanos-de-foto';
import { sitio, sitioFotosTamanos, sitioVersiones } from '@/infrastructure/postgres/esquema/sitio';
import {
  limpiarFotosSinUso,
  postgresFotosDelSitio,
} from '@/infrastructure/postgres/sitio/postgres-fotos-del-sitio';
import { type AbrirBase, usarTaller } from '../apoyo/taller';

const foto = (letra: string): FotoHecha => ({
  nombre: letra.repeat(32),
  ancho: 300,
  alto: 200,
  tamanos: [
    { ancho: 240, webp: new Uint8Array([1, 2, 3]), avif: new Uint8Array([4, 5]) },
    { ancho: 300, webp: new Uint8Array([0, 255, 7]), avif: new Uint8Array([9, 0]) },
  ],
});
const GUARDADA = { nombre: 'a'.repeat(32), ancho: 300, alto: 200, avif: true };
const MINUTOS_DE_UN_DIA = 1_440;

export const contratoFotosDelSitio = (nombre: string, abrir: AbrirBase): void => {
  describe(`FotosDelSitio: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const fotos = () => postgresFotosDelSitio(taller().contexto());

    it('gives back each size, byte for byte, and no other', async () => {
      expect(await fotos().guardar(foto('a'))).toEqual(GUARDADA);
      const bytes = async (ancho: number, formato: FormatoDeFoto) => [
        ...((await fotos().abrir(GUARDADA.nombre, ancho, formato)) ?? []),
      ];
      expect(await bytes(300, 'webp')).toEqual([0, 255, 7]);
      expect(await bytes(300, 'avif')).toEqual([9, 0]);
      expect(await bytes(240, 'webp')).toEqual([1, 2, 3]);
      expect(await bytes(240, 'avif')).toEqual([4, 5]);
      expect(await fotos().abrir(GUARDADA.nombre, 720, 'webp')).toBeNull();
      expect(await fotos().abrir('b'.repeat(32), 300, 'webp')).toBeNull();
    });

    it('one of before is only WebP, and sent again it says so', async () => {
      await fotos().guardar(foto('a'));
      await taller().db.update(sitioFotosTamanos).set({ avif: null });
      expect(await fotos().abrir(GUARDADA.nombre, 300, 'avif')).toBeNull();
      expect(await fotos().abrir(GUARDADA.nombre, 300, 'webp')).not.toBeNull();
      const { avif, ...antigua } = GUARDADA;
      expect([avif, await fotos().guardar(foto('a'))]).toEqual([true, antigua]);
    });

    it('the same one twice is one', async () => {
      await fotos().guardar(foto('a'));
      expect(await fotos().guardar(foto('a'))).toEqual(GUARDADA);
    });

    it('loses in time those that nothing shows, and never one of a draft or of any version', async () => {
      const { db, reloj, pasarMinutos } = taller();
      for (const letra of ['a', 'b', 'c', 'd']) await fotos().guardar(foto(letra));
      const conFoto = (letra: string) => ({ nosotros: { foto: { nombre: letra.repeat(32) } } });
      await db.insert(sitio).values({ borrador: conFoto('b') });
      const version = { cambios: [], publicado_en: reloj.ahora() };
      await db.insert(sitioVersiones).values({ ...version, numero: 1, contenido: conFoto('c') });
      await db.insert(sitioVersiones).values({ ...version, numero: 2, contenido: {} });
      await limpiarFotosSinUso(db, reloj);
      expect(await fotos().abrir('a'.repeat(32), 240, 'webp')).not.toBeNull();
      pasarMinutos(DIAS_DE_FOTO_SIN_USO * MINUTOS_DE_UN_DIA + 1);
      await fotos().guardar(foto('e'));
      await limpiarFotosSinUso(db, reloj);
      const quedan = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(
          async (letra) => (await fotos().abrir(letra.repeat(32), 240, 'webp')) !== null,
        ),
      );
      expect(quedan).toEqual([false, true, true, false, true]);
    });
  });
};
