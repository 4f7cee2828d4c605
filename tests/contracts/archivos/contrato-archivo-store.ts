import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { rechazo } from '../apoyo/rechazo';
import { NOMBRES_CON_PORCENTAJE } from './nombres-con-porcentaje';

const archivo = (name: string, texto = 'contenido') => ({
  name,
  size: texto.length,
  type: 'text/plain',
  contenido: new Blob([texto], { type: 'text/plain' }),
});

const textoDe = async (url: string): Promise<string> => (await fetch(url)).text();

export interface ArchivosBajoPrueba {
  archivos: ArchivoStore;
  /** The same files, as CONSULTA sees them. */
  deConsulta(): ArchivoStore;
  vaciar(): Promise<void>;
  cerrar(): Promise<void>;
}

export const contratoArchivoStore = (nombre: string, abrir: () => Promise<ArchivosBajoPrueba>): void => {
  describe(`ArchivoStore: ${nombre}`, () => {
    let abierto: ArchivosBajoPrueba;
    let archivos: ArchivoStore;
    beforeAll(async () => {
      abierto = await abrir();
    });
    afterAll(() => abierto.cerrar());
    beforeEach(async () => {
      await abierto.vaciar();
      archivos = abierto.archivos;
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

    it('lists a folder that is not there as empty', async () => {
      expect(await archivos.listar('nadie/aquí')).toEqual({ files: [], folders: [] });
    });

    it('gives back the same bytes, whatever the name and the size', async () => {
      const grande = 'ñandú '.repeat(40_000);
      for (const [name, texto] of [
        ['Acta nº 1 #2 %20 "comillas" 😀.txt', 'hola'],
        ['grande.txt', grande],
        ['vacío.txt', ''],
      ] as const) {
        await archivos.subir('formatos/pdf', archivo(name, texto));
        expect(await textoDe(await archivos.urlDescarga(`formatos/pdf/${name}`))).toBe(texto);
      }
      await rechazo(archivos.urlDescarga('formatos/pdf/otro.txt'), 'NO_ENCONTRADO');
      expect(new TextDecoder().decode(await archivos.leer('formatos/pdf/grande.txt'))).toBe(grande);
    });

    it.each(NOMBRES_CON_PORCENTAJE)('%j is a name like any other, from end to end', async (nombre) => {
      const bajar = async (ruta: string) => textoDe(await archivos.urlDescarga(ruta));
      await archivos.subir('', archivo(nombre, 'arriba'));
      await archivos.crearCarpeta('formatos', '');
      await archivos.crearCarpeta(nombre, 'formatos');
      await archivos.subir(`formatos/${nombre}`, archivo(nombre, 'dentro'));
      expect(await nombres('')).toEqual({ files: [nombre], folders: ['formatos'] });
      expect(await nombres('formatos')).toEqual({ files: [], folders: [nombre] });
      expect(await archivos.listar(`formatos/${nombre}`)).toMatchObject({
        files: [{ name: nombre, path: `formatos/${nombre}/${nombre}`, size: 6 }],
      });
      expect(await bajar(nombre)).toBe('arriba');
      expect(await bajar(`formatos/${nombre}/${nombre}`)).toBe('dentro');

      await archivos.renombrarArchivo(nombre, `x${nombre}`, `formatos/${nombre}`);
      await archivos.renombrarCarpeta(nombre, `x${nombre}`, 'formatos');
      expect(await bajar(`formatos/x${nombre}/x${nombre}`)).toBe('dentro');
      await rechazo(archivos.urlDescarga(`formatos/${nombre}/${nombre}`), 'NO_ENCONTRADO');

      await archivos.eliminar(`formatos/x${nombre}/x${nombre}`);
      await archivos.eliminarCarpeta(`formatos/x${nombre}`);
      expect(await nombres('formatos')).toEqual({ files: [], folders: [] });
      expect(await nombres('')).toEqual({ files: [nombre], folders: ['formatos'] });
    });

    it('orders as people count: numbers by their value, folders and files apart', async () => {
      for (const name of ['10.txt', '9.txt', 'Ñandú.txt', 'nota.txt', 'árbol.txt'])
        await archivos.subir('', archivo(name));
      expect((await nombres('')).files).toEqual(['9.txt', '10.txt', 'árbol.txt', 'nota.txt', 'Ñandú.txt']);
    });

    it('does not put a file where there is a folder, nor a folder where there is a file', async () => {
      await archivos.crearCarpeta('formatos', '');
      await archivos.subir('', archivo('nota.txt'));
      await expect(archivos.subir('', archivo('formatos'))).rejects.toThrow();
      await rechazo(archivos.crearCarpeta('nota.txt', ''), 'DUPLICADO');
      await expect(archivos.subir('nota.txt', archivo('dentro.txt'))).rejects.toThrow();
      expect(await nombres('')).toEqual({ files: ['nota.txt'], folders: ['formatos'] });
    });

    it('renames a file, and not over another one', async () => {
      await archivos.subir('formatos', archivo('una.txt', 'uno'));
      await archivos.subir('formatos', archivo('otra.txt', 'dos'));
      await rechazo(archivos.renombrarArchivo('una.txt', 'otra.txt', 'formatos'), 'DUPLICADO');
      await archivos.renombrarArchivo('una.txt', 'tercera.txt', 'formatos');
      expect((await nombres('formatos')).files).toEqual(['otra.txt', 'tercera.txt']);
      expect(await textoDe(await archivos.urlDescarga('formatos/tercera.txt'))).toBe('uno');
      await rechazo(archivos.renombrarArchivo('una.txt', 'x.txt', 'formatos'), 'NO_ENCONTRADO');
    });

    it('keeps a folder whose last file is deleted', async () => {
      await archivos.subir('formatos', archivo('una.txt'));
      await archivos.eliminar('formatos/una.txt');
      expect((await nombres('')).folders).toEqual(['formatos']);
    });

    it('replaces a file of the same name when it is asked to', async () => {
      await archivos.subir('', archivo('nota.txt', 'a'));
      await archivos.subir('', archivo('nota.txt', 'abc'), undefined, 'REEMPLAZAR');
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

    it('deletes a folder with all that is in it, and nothing else', async () => {
      await archivos.crearCarpeta('vacía', '');
      await archivos.subir('llena/dentro', archivo('nota.txt'));
      await archivos.subir('llena aparte', archivo('nota.txt'));
      await archivos.eliminarCarpeta('vacía');
      await archivos.eliminarCarpeta('llena');
      expect((await nombres('')).folders).toEqual(['llena aparte']);
      expect((await nombres('llena/dentro')).files).toEqual([]);
      await rechazo(archivos.eliminarCarpeta('llena'), 'NO_ENCONTRADO');
    });

    it('gives copies: changing a listing changes nothing stored', async () => {
      await archivos.subir('formatos', archivo('una.txt'));
      const listado = await archivos.listar('formatos');
      if (listado.files[0]) listado.files[0].name = 'alterado.txt';
      listado.files.length = 0;
      expect((await nombres('formatos')).files).toEqual(['una.txt']);
    });

    it('tells how far an upload is, up to the end', async () => {
      const partes: number[] = [];
      await archivos.subir('', archivo('nota.txt', 'hola'), (parte) => partes.push(parte));
      expect((await nombres('')).files).toEqual(['nota.txt']);
      expect(partes.every((parte) => parte > 0 && parte <= 1)).toBe(true);
    });
  });
};
