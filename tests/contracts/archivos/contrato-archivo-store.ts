import { beforeEach, describe, expect, it } from 'vitest';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { rechazo } from '../apoyo/rechazo';

const archivo = (name: string, texto = 'contenido') => ({
  name,
  size: texto.length,
  type: 'text/plain',
  contenido: new Blob([texto], { type: 'text/plain' }),
});

export const contratoArchivoStore = (nombre: string, crearAdaptador: () => Promise<ArchivoStore>): void => {
  describe(`ArchivoStore: ${nombre}`, () => {
    let archivos: ArchivoStore;
    beforeEach(async () => {
      archivos = await crearAdaptador();
    });
    const nombres = async (ruta: string) => {
      const { files, folders } = await archivos.listar(ruta);
      return { files: files.map((f) => f.name), folders: folders.map((f) => f.name) };
    };

    it('begins empty', async () => {
      expect(await archivos.listar('')).toEqual({ files: [], folders: [] });
    });

    it('keeps a file in its folder, with its size', async () => {
      await archivos.crearCarpeta('formatos', '');
      await archivos.subir('formatos', archivo('Acta de ingreso.txt', 'hola'));
      expect(await nombres('')).toEqual({ files: [], folders: ['formatos'] });
      const { files } = await archivos.listar('formatos');
      expect(files).toMatchObject([{ name: 'Acta de ingreso.txt', size: 4 }]);
    });

    it('replaces a file of the same name', async () => {
      await archivos.subir('', archivo('nota.txt', 'a'));
      await archivos.subir('', archivo('nota.txt', 'abc'));
      expect((await archivos.listar('')).files).toMatchObject([{ name: 'nota.txt', size: 3 }]);
    });

    it('deletes one file and leaves the others', async () => {
      await archivos.subir('', archivo('una.txt'));
      await archivos.subir('', archivo('otra.txt'));
      await archivos.eliminar('una.txt');
      expect((await nombres('')).files).toEqual(['otra.txt']);
      await rechazo(archivos.eliminar('una.txt'), 'NO_ENCONTRADO');
    });

    it('refuses a second folder of the same name', async () => {
      await archivos.crearCarpeta('formatos', '');
      await rechazo(archivos.crearCarpeta('formatos', ''), 'DUPLICADO');
    });

    it('renames a folder with all that is in it', async () => {
      await archivos.crearCarpeta('viejo', '');
      await archivos.crearCarpeta('dentro', 'viejo');
      await archivos.subir('viejo/dentro', archivo('nota.txt'));
      await archivos.crearCarpeta('viejo aparte', '');
      await archivos.renombrarCarpeta('viejo', 'nuevo', '');
      expect((await nombres('')).folders).toEqual(['nuevo', 'viejo aparte']);
      expect((await nombres('nuevo/dentro')).files).toEqual(['nota.txt']);
    });

    it('does not rename over another folder', async () => {
      await archivos.crearCarpeta('una', '');
      await archivos.crearCarpeta('otra', '');
      await rechazo(archivos.renombrarCarpeta('una', 'otra', ''), 'DUPLICADO');
      await rechazo(archivos.renombrarCarpeta('nadie', 'tres', ''), 'NO_ENCONTRADO');
    });

    it('deletes an empty folder and refuses one with something in it', async () => {
      await archivos.crearCarpeta('vacía', '');
      await archivos.subir('llena', archivo('nota.txt'));
      await archivos.eliminarCarpeta('vacía');
      await rechazo(archivos.eliminarCarpeta('llena'), 'CONFLICTO');
      expect((await nombres('')).folders).toEqual(['llena']);
    });
  });
};
