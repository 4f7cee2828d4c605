import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodegaArchivos, Contenido } from '@/application/archivos/bodega-archivos.port';
import { rechazo } from '../apoyo/rechazo';
import { NOMBRES_CON_PORCENTAJE } from './nombres-con-porcentaje';

export interface BodegaBajoPrueba {
  bodega: BodegaArchivos;
  vaciar(): Promise<void>;
  /** From now on nothing can be read or written. */
  cortar(): Promise<void>;
  cerrar(): Promise<void>;
}

async function* enTrozos(...trozos: string[]): Contenido {
  for (const trozo of trozos) yield Buffer.from(trozo);
}

async function* queSeCorta(...trozos: string[]): Contenido {
  yield* enTrozos(...trozos);
  throw new Error('se cortó');
}

/** The order among files is proved with ArchivoStore over each of them; here, what only the server asks for. */
export const contratoBodegaArchivos = (nombre: string, abrir: () => Promise<BodegaBajoPrueba>): void => {
  describe(`BodegaArchivos: ${nombre}`, () => {
    let prueba: BodegaBajoPrueba;
    let bodega: BodegaArchivos;
    beforeAll(async () => {
      prueba = await abrir();
      bodega = prueba.bodega;
    });
    beforeEach(() => prueba.vaciar());
    afterAll(() => prueba.cerrar());
    const leer = async (ruta: string): Promise<string | null> => {
      const abierto = await bodega.abrir(ruta);
      if (!abierto) return null;
      const trozos: Uint8Array[] = [];
      for await (const trozo of abierto.contenido) trozos.push(trozo);
      const bytes = Buffer.concat(trozos);
      expect(abierto.tamano).toBe(bytes.length);
      return bytes.toString('utf8');
    };

    it('gives back the bytes it was given, in how many pieces they came', async () => {
      await bodega.guardar('formatos/acta ñandú.txt', enTrozos('uno, ', 'dos ', 'y tres'));
      expect(await leer('formatos/acta ñandú.txt')).toBe('uno, dos y tres');
      await bodega.guardar('vacío.txt', enTrozos());
      expect(await leer('vacío.txt')).toBe('');
    });

    it('has nothing where nothing was kept: a folder is not a file', async () => {
      await bodega.crearCarpeta('formatos', '');
      for (const ruta of ['acta.txt', 'formatos', 'formatos/acta.txt']) {
        expect(await bodega.existe(ruta)).toBe(false);
        expect(await bodega.abrir(ruta)).toBeNull();
      }
      await bodega.guardar('formatos/acta.txt', enTrozos('a'));
      expect(await bodega.existe('formatos/acta.txt')).toBe(true);
    });

    it('replaces a file with another of its name', async () => {
      await bodega.guardar('acta.txt', enTrozos('la primera, más larga'));
      await bodega.guardar('acta.txt', enTrozos('la segunda'));
      expect(await leer('acta.txt')).toBe('la segunda');
      expect((await bodega.listar('')).files).toHaveLength(1);
    });

    it('when the content fails half way, what was there stays and nothing else appears', async () => {
      await bodega.guardar('acta.txt', enTrozos('entera'));
      for (const ruta of ['acta.txt', 'otra.txt', 'carpeta/otra.txt'])
        await expect(bodega.guardar(ruta, queSeCorta('media '))).rejects.toThrow('se cortó');
      expect(await leer('acta.txt')).toBe('entera');
      expect(await bodega.listar('')).toMatchObject({ files: [{ name: 'acta.txt' }], folders: [] });
    });

    it('of two that keep the same file at once, one stays whole', async () => {
      const textos = ['a'.repeat(200_000), 'b'.repeat(200_000)];
      await Promise.all(textos.map((texto) => bodega.guardar('acta.txt', enTrozos(texto))));
      expect(textos).toContain(await leer('acta.txt'));
    });

    it('does not put a file where there is a folder, nor under a file', async () => {
      await bodega.crearCarpeta('formatos', '');
      await bodega.guardar('acta.txt', enTrozos('a'));
      await expect(bodega.guardar('formatos', enTrozos('b'))).rejects.toThrow();
      await expect(bodega.guardar('acta.txt/dentro.txt', enTrozos('b'))).rejects.toThrow();
      expect(await leer('acta.txt')).toBe('a');
    });

    it.each(['../fuera.txt', '/etc/passwd', 'a/../../fuera.txt', 'a\0b', 'a//b', '..', 'C:\\x'])(
      'no path leaves it: %j',
      async (ruta) => {
        await rechazo(bodega.guardar(ruta, enTrozos('x')), 'VALIDACION');
        await rechazo(bodega.abrir(ruta), 'VALIDACION');
        await rechazo(bodega.existe(ruta), 'VALIDACION');
      },
    );

    it.each(NOMBRES_CON_PORCENTAJE)(
      '%j is a name like any other: a file, a folder, a new name',
      async (nombre) => {
        await bodega.guardar(nombre, enTrozos('arriba'));
        await bodega.guardar(`formatos/${nombre}`, enTrozos('dentro'));
        await bodega.guardar(`carpetas/${nombre}/acta.txt`, enTrozos('más adentro'));
        const nombres = async (ruta: string) => {
          const { files, folders } = await bodega.listar(ruta);
          return [...files, ...folders].map(({ name, path }) => [name, path]);
        };
        expect(await nombres('formatos')).toEqual([[nombre, `formatos/${nombre}`]]);
        expect(await nombres('carpetas')).toEqual([[nombre, `carpetas/${nombre}`]]);
        expect(await nombres(`carpetas/${nombre}`)).toEqual([['acta.txt', `carpetas/${nombre}/acta.txt`]]);
        expect(await leer(nombre)).toBe('arriba');
        expect(await leer(`formatos/${nombre}`)).toBe('dentro');
        expect(await leer(`carpetas/${nombre}/acta.txt`)).toBe('más adentro');

        await bodega.renombrarArchivo(nombre, `x${nombre}`, 'formatos');
        await bodega.renombrarCarpeta(nombre, `x${nombre}`, 'carpetas');
        expect(await bodega.existe(`formatos/${nombre}`)).toBe(false);
        expect(await leer(`formatos/x${nombre}`)).toBe('dentro');
        expect(await leer(`carpetas/x${nombre}/acta.txt`)).toBe('más adentro');
        await bodega.renombrarArchivo(`x${nombre}`, nombre, 'formatos');
        expect(await nombres('formatos')).toEqual([[nombre, `formatos/${nombre}`]]);

        await bodega.eliminar(`formatos/${nombre}`);
        await bodega.eliminarCarpeta(`carpetas/x${nombre}`);
        expect(await nombres('formatos')).toEqual([]);
        expect(await nombres('carpetas')).toEqual([]);
        expect(await leer(nombre)).toBe('arriba');
      },
    );

    it('names that decode alike are not the same', async () => {
      const parecidos = ['a.b', 'a%2eb', 'a%2Eb', 'a%252eb', 'a b', 'a+b', 'a%20b'];
      for (const nombre of parecidos) await bodega.guardar(nombre, enTrozos(nombre));
      expect((await bodega.listar('')).files.map(({ name }) => name).sort()).toEqual(parecidos.toSorted());
      for (const nombre of parecidos) expect(await leer(nombre)).toBe(nombre);
    });

    it('says whether it can be used', async () => {
      await expect(bodega.comprobar()).resolves.toBeUndefined();
      await prueba.cortar();
      await expect(bodega.comprobar()).rejects.toThrow();
    });
  });
};
