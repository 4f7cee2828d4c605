import { describe, expect, it, vi } from 'vitest';
import { casa, DUPLICADO, SIN_ARCHIVO, SIN_CARPETA } from './casa-de-archivos';

describe('cambiar el nombre, crear y reservar', () => {
  it('un archivo o una carpeta cambian de nombre con sus marcas', async () => {
    const { custodia, poner, leer, marcadas, sucesos } = casa({ marcas: ['x/dentro', 'x'] });
    await poner('x/dentro/a.pdf', 'uno');
    await custodia.renombrarCarpeta('x', 'y', '');
    await custodia.renombrarArchivo('a.pdf', 'b.pdf', 'y/dentro');
    expect(await leer('y/dentro/b.pdf')).toBe('uno');
    expect([...marcadas]).toEqual(['y/dentro', 'y']);
    expect(sucesos).toEqual([
      { clase: 'carpeta', antes: 'x', despues: 'y' },
      { clase: 'archivo', antes: 'y/dentro/a.pdf', despues: 'y/dentro/b.pdf' },
    ]);
  });

  it('mientras se muda está marcada en los dos sitios, nunca en ninguno', async () => {
    const { custodia, bodega, poner, marcadas } = casa({ marcas: ['x'] });
    await poner('x/a.pdf');
    const mover = bodega.mover;
    vi.spyOn(bodega, 'mover').mockImplementation(async (...de) => {
      expect([...marcadas]).toEqual(['x', 'y']);
      await mover(...de);
    });
    await custodia.renombrarCarpeta('x', 'y', '');
    expect([...marcadas]).toEqual(['y']);
  });

  it('el archivo que cambia de nombre no se lleva la marca de nadie', async () => {
    const { custodia, poner, marcadas } = casa({ marcas: ['a.pdf'] });
    await poner('a.pdf');
    await custodia.renombrarArchivo('a.pdf', 'b.pdf', '');
    expect([...marcadas]).toEqual(['a.pdf']);
    await custodia.eliminar('b.pdf');
    await poner('a.pdf');
    await custodia.eliminar('a.pdf');
    expect([...marcadas]).toEqual(['a.pdf']);
  });

  it('las marcas de otras carpetas se quedan donde están', async () => {
    const { custodia, poner, marcadas } = casa({ marcas: ['x', 'otra', 'otra/x'] });
    await poner('x/a.pdf');
    await custodia.renombrarCarpeta('x', 'y', '');
    expect([...marcadas]).toEqual(['otra', 'otra/x', 'y']);
  });

  it('la que no pudo tomar un nombre ocupado no deja reservada a la que lo tiene', async () => {
    const { custodia, poner, marcadas } = casa({ marcas: ['x'] });
    await poner('x/a.pdf');
    await poner('y/b.pdf');
    await expect(custodia.renombrarCarpeta('x', 'y', '')).rejects.toMatchObject(DUPLICADO);
    expect([...marcadas]).toEqual(['x']);
  });

  it('ni a un nombre ocupado, ni lo que no está', async () => {
    const { custodia, poner } = casa();
    await poner('x/a.pdf');
    await poner('x/b.pdf');
    await expect(custodia.renombrarArchivo('a.pdf', 'b.pdf', 'x')).rejects.toMatchObject(DUPLICADO);
    await expect(custodia.renombrarArchivo('x', 'y', '')).rejects.toMatchObject(SIN_ARCHIVO);
    await expect(custodia.renombrarCarpeta('nada', 'y', '')).rejects.toMatchObject(SIN_CARPETA);
  });

  it('una carpeta se crea, se reserva y se libera, y cada cosa queda en la historia', async () => {
    const { custodia, bodega, marcadas, sucesos } = casa();
    await custodia.crearCarpeta('x', '');
    expect(await bodega.queHay('x')).toBe('carpeta');
    await custodia.reservarCarpeta('x', true);
    expect([...marcadas]).toEqual(['x']);
    await custodia.reservarCarpeta('x', false);
    expect([...marcadas]).toEqual([]);
    await expect(custodia.reservarCarpeta('nada', true)).rejects.toMatchObject(SIN_CARPETA);
    const de = { clase: 'carpeta', antes: null, despues: 'x' };
    expect(sucesos).toEqual([de, { ...de, hecho: 'RESERVAR' }, { ...de, hecho: 'LIBERAR' }]);
  });

  it('los papeles de los participantes son siempre reservados, y no se mueven', async () => {
    const { custodia, poner } = casa();
    await poner('formatos/participantes/7/a.pdf');
    const fija = 'Los papeles de los participantes se guardan con su nombre y en su carpeta';
    await expect(custodia.reservarCarpeta('formatos/participantes', false)).rejects.toThrow(
      'son siempre reservados',
    );
    await expect(custodia.reservarCarpeta('formatos/participantes/7', false)).rejects.toThrow(
      'son siempre reservados',
    );
    await expect(custodia.reservarCarpeta('formatos/participantes', true)).resolves.toBeUndefined();
    await expect(custodia.eliminarCarpeta('formatos/participantes')).rejects.toThrow(fija);
    await expect(custodia.renombrarCarpeta('formatos', 'f', '')).rejects.toThrow(fija);
    await poner('FORMATOS/Participantes/7/a.pdf');
    await expect(custodia.renombrarCarpeta('FORMATOS', 'f', '')).rejects.toThrow(fija);
    await expect(custodia.renombrarCarpeta('Participantes', 'p', 'FORMATOS')).rejects.toThrow(fija);
    await expect(custodia.renombrarCarpeta('7', '8', 'formatos/participantes')).rejects.toThrow(fija);
    await expect(custodia.renombrarArchivo('a.pdf', 'b.pdf', 'formatos/participantes/7')).rejects.toThrow(
      fija,
    );
    await expect(custodia.eliminar('formatos/participantes/7/a.pdf')).resolves.toBeUndefined();
  });
});

describe('ver y abrir', () => {
  const nombres = async ({ custodia }: ReturnType<typeof casa>, ruta = '') => {
    const { files, folders } = await custodia.listar(ruta);
    return [...folders.map(({ name, reserved }) => [name, reserved]), ...files.map(({ name }) => name)];
  };
  const con = async (veReservadas: boolean) => {
    const de = casa({ veReservadas, marcas: ['x/dentro'] });
    await de.poner('x/dentro/a.pdf', 'uno');
    await de.poner('x/b.pdf', 'dos');
    await de.poner('formatos/participantes/7/c.pdf');
    await de.poner('papel.pdf');
    await de.custodia.eliminar('papel.pdf');
    de.sucesos.length = 0;
    return de;
  };

  it('quien puede ve las reservadas, con su marca; la papelera no es una carpeta', async () => {
    const de = await con(true);
    expect(await nombres(de)).toEqual([
      ['formatos', undefined],
      ['x', undefined],
    ]);
    expect(await nombres(de, 'formatos')).toEqual([['participantes', true]]);
    expect(await nombres(de, 'x')).toEqual([['dentro', true], 'b.pdf']);
    expect(await nombres(de, 'x/dentro')).toEqual(['a.pdf']);
  });

  it('quien no puede no sabe que hay', async () => {
    const de = await con(false);
    expect(await nombres(de, 'formatos')).toEqual([]);
    expect(await nombres(de, 'x')).toEqual(['b.pdf']);
    expect(await nombres(de, 'x/dentro')).toEqual([]);
    for (const ruta of ['x/dentro/a.pdf', 'formatos/participantes/7/c.pdf', 'x', 'nada.pdf']) {
      await expect(de.custodia.exigirArchivo(ruta)).rejects.toMatchObject(SIN_ARCHIVO);
      await expect(de.custodia.abrir(ruta)).rejects.toMatchObject(SIN_ARCHIVO);
    }
    expect(de.sucesos).toEqual([]);
    await expect(de.custodia.exigirArchivo('x/b.pdf')).resolves.toBeUndefined();
  });

  it('tampoco con otras mayúsculas, que hay discos que toman por el mismo nombre', async () => {
    const de = await con(false);
    for (const ruta of ['X/Dentro/a.pdf', 'Formatos/PARTICIPANTES/7/c.pdf']) {
      await de.poner(ruta);
      await expect(de.custodia.exigirArchivo(ruta)).rejects.toMatchObject(SIN_ARCHIVO);
      await expect(de.custodia.abrir(ruta)).rejects.toMatchObject(SIN_ARCHIVO);
    }
    expect(await nombres(de, 'X/Dentro')).toEqual([]);
  });

  it('lo que se abre queda en la historia antes de que salga el primer byte', async () => {
    const de = await con(true);
    const { tamano, contenido } = await de.custodia.abrir('x/dentro/a.pdf');
    expect([tamano, de.sucesos]).toEqual([
      3,
      [{ clase: 'archivo', antes: null, despues: 'x/dentro/a.pdf', hecho: 'LEER' }],
    ]);
    expect((await contenido[Symbol.asyncIterator]().next()).value).toHaveLength(3);
  });

  it('si no se pudo anotar no sale, y no queda abierto', async () => {
    const de = await con(true);
    const terminar = vi.fn(async () => ({ done: true as const, value: undefined }));
    const contenido = { [Symbol.asyncIterator]: () => ({ next: terminar, return: terminar }) };
    vi.spyOn(de.bodega, 'abrir').mockResolvedValue({ tamano: 1, contenido });
    de.bitacora.anotar.mockRejectedValueOnce(new Error('sin base'));
    await expect(de.custodia.abrir('x/b.pdf')).rejects.toThrow('sin base');
    expect(terminar).toHaveBeenCalledOnce();
    const sinCierre = { [Symbol.asyncIterator]: () => ({ next: terminar }) };
    vi.spyOn(de.bodega, 'abrir').mockResolvedValue({ tamano: 1, contenido: sinCierre });
    de.bitacora.anotar.mockRejectedValueOnce(new Error('sin base'));
    await expect(de.custodia.abrir('x/b.pdf')).rejects.toThrow('sin base');
  });
});
