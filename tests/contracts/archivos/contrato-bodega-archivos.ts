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
        expect(await bodega.queHay(ruta)).toBe(ruta === 'formatos' ? 'carpeta' : null);
        expect(await bodega.abrir(ruta)).toBeNull();
      }
      await bodega.guardar('formatos/acta.txt', enTrozos('a'));
      expect(await bodega.queHay('formatos/acta.txt')).toBe('archivo');
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
      // One turn shows it one time in twenty.
      for (let vuelta = 0; vuelta < 60; vuelta += 1) {
        await Promise.all(textos.map((texto) => bodega.guardar('acta.txt', enTrozos(texto))));
        const quedo = textos.indexOf((await leer('acta.txt')) ?? '');
        expect(quedo, `vuelta ${vuelta}`).not.toBe(-1);
      }
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
        await rechazo(bodega.queHay(ruta), 'VALIDACION');
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

        await bodega.mover(`formatos/${nombre}`, `formatos/x${nombre}`);
        await bodega.mover(`carpetas/${nombre}`, `carpetas/x${nombre}`);
        expect(await bodega.queHay(`formatos/${nombre}`)).toBeNull();
        expect(await leer(`formatos/x${nombre}`)).toBe('dentro');
        expect(await leer(`carpetas/x${nombre}/acta.txt`)).toBe('más adentro');
        await bodega.mover(`formatos/x${nombre}`, `formatos/${nombre}`);
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

    it('leaves what it received where it is told, and nowhere when it is not', async () => {
      await bodega.recibir(enTrozos('uno, ', 'dos'), (colocar) => colocar('formatos/hondo/acta.txt'));
      expect(await leer('formatos/hondo/acta.txt')).toBe('uno, dos');
      expect(await bodega.recibir(enTrozos('tres'), async () => 'nada')).toBe('nada');
      await expect(bodega.recibir(queSeCorta('a'), (colocar) => colocar('otra.txt'))).rejects.toThrow();
      expect(await bodega.listar('')).toMatchObject({ files: [], folders: [{ name: 'formatos' }] });
    });

    it('never leaves what it received over something else', async () => {
      await bodega.guardar('acta.txt', enTrozos('la primera'));
      await bodega.crearCarpeta('formatos', '');
      for (const ruta of ['acta.txt', 'formatos'])
        await rechazo(
          bodega.recibir(enTrozos('b'), (colocar) => colocar(ruta)),
          'DUPLICADO',
        );
      expect(await leer('acta.txt')).toBe('la primera');
    });

    it('moves a file or a whole folder to any place, and never over something else', async () => {
      await bodega.guardar('formatos/actas/una.txt', enTrozos('uno'));
      await bodega.guardar('otra.txt', enTrozos('otra'));
      await rechazo(bodega.mover('otra.txt', 'formatos/actas/una.txt'), 'DUPLICADO');
      await rechazo(bodega.mover('otra.txt', 'formatos'), 'DUPLICADO');
      await rechazo(bodega.mover('nadie.txt', 'x.txt'), 'NO_ENCONTRADO');
      await bodega.mover('otra.txt', 'lejos/hondo/otra.txt');
      await bodega.mover('formatos/actas', 'lejos/actas');
      expect(await leer('lejos/hondo/otra.txt')).toBe('otra');
      expect(await leer('lejos/actas/una.txt')).toBe('uno');
      expect(await bodega.listar('')).toMatchObject({
        files: [],
        folders: [{ name: 'formatos' }, { name: 'lejos' }],
      });
      expect(await bodega.listar('formatos')).toEqual({ files: [], folders: [] });
    });

    it('keeps in the bin what was as deep and as long as anything may be', async () => {
      const hondo = Array.from({ length: 11 }, (_, i) => `${i}${'x'.repeat(75)}`).join('/');
      await bodega.guardar(`${hondo}/a.txt`, enTrozos('hondo'));
      const [raiz = ''] = hondo.split('/');
      await bodega.mover(raiz, '.papelera/0b1c2d3e-1111-4222-8333-444455556666/contenido');
      expect(await bodega.queHay(raiz)).toBeNull();
      await bodega.mover('.papelera/0b1c2d3e-1111-4222-8333-444455556666/contenido', raiz);
      expect(await leer(`${hondo}/a.txt`)).toBe('hondo');
    });

    it('keeps short notes', async () => {
      expect(await bodega.leerNota('.papelera/nota.json')).toBeNull();
      await bodega.escribirNota('.papelera/nota.json', '{"año":1}');
      await bodega.escribirNota('.papelera/nota.json', '{"año":2}');
      expect(await bodega.leerNota('.papelera/nota.json')).toBe('{"año":2}');
    });

    it('says whether it can be used', async () => {
      await expect(bodega.comprobar()).resolves.toBeUndefined();
      await prueba.cortar();
      await expect(bodega.comprobar()).rejects.toThrow();
    });
  });
};
