import { describe, expect, it } from 'vitest';
import { DIAS_DE_FOTO_SIN_USO, type FotoHecha } from '@/domain/sitio/foto-subida';
import { sitio, sitioVersiones } from '@/infrastructure/postgres/esquema/sitio';
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
    { ancho: 240, bytes: new Uint8Array([1, 2, 3]) },
    { ancho: 300, bytes: new Uint8Array([0, 255, 7]) },
  ],
});
const MINUTOS_DE_UN_DIA = 1_440;

export const contratoFotosDelSitio = (nombre: string, abrir: AbrirBase): void => {
  describe(`FotosDelSitio: ${nombre}`, () => {
    const taller = usarTaller(abrir);
    const fotos = () => postgresFotosDelSitio(taller().contexto());

    it('gives back each size, byte for byte, and no other', async () => {
      expect(await fotos().guardar(foto('a'))).toEqual({ nombre: 'a'.repeat(32), ancho: 300, alto: 200 });
      expect([...((await fotos().abrir('a'.repeat(32), 300)) ?? [])]).toEqual([0, 255, 7]);
      expect([...((await fotos().abrir('a'.repeat(32), 240)) ?? [])]).toEqual([1, 2, 3]);
      expect(await fotos().abrir('a'.repeat(32), 720)).toBeNull();
      expect(await fotos().abrir('b'.repeat(32), 300)).toBeNull();
    });

    it('the same one twice is one', async () => {
      await fotos().guardar(foto('a'));
      expect(await fotos().guardar(foto('a'))).toEqual({ nombre: 'a'.repeat(32), ancho: 300, alto: 200 });
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
      expect(await fotos().abrir('a'.repeat(32), 240)).not.toBeNull();
      pasarMinutos(DIAS_DE_FOTO_SIN_USO * MINUTOS_DE_UN_DIA + 1);
      await fotos().guardar(foto('e'));
      await limpiarFotosSinUso(db, reloj);
      const quedan = await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map(async (letra) => (await fotos().abrir(letra.repeat(32), 240)) !== null),
      );
      expect(quedan).toEqual([false, true, true, false, true]);
    });
  });
};
