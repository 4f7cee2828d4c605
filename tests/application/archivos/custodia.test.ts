import { describe, expect, it, vi } from 'vitest';
import { crearTurnoLocal } from '@/application/archivos/turno-local';
import { bytes, CUANDO, casa, DUPLICADO, SIN_ARCHIVO, SIN_CARPETA } from './casa-de-archivos';

describe('recibir un archivo', () => {
  it('nuevo se deja donde se pidió, y queda en la historia', async () => {
    const { custodia, leer, sucesos } = casa();
    expect(await custodia.recibir('actas/a.pdf', '', bytes('uno'))).toBe('actas/a.pdf');
    expect(await leer('actas/a.pdf')).toBe('uno');
    expect(sucesos).toEqual([{ clase: 'archivo', antes: null, despues: 'actas/a.pdf' }]);
  });

  it('con el nombre ocupado no se escribe encima, también si es de una carpeta', async () => {
    const { custodia, poner, leer, sucesos } = casa();
    await poner('a.pdf', 'uno');
    await poner('b/c.pdf');
    await expect(custodia.recibir('a.pdf', '', bytes('dos'))).rejects.toMatchObject(DUPLICADO);
    await expect(custodia.recibir('b', 'REEMPLAZAR', bytes('dos'))).rejects.toMatchObject(DUPLICADO);
    expect(await leer('a.pdf')).toBe('uno');
    expect(sucesos).toEqual([]);
  });

  it('el que reemplaza deja el anterior en la papelera', async () => {
    const { custodia, poner, leer, sucesos, enPapelera } = casa();
    await poner('a.pdf', 'uno');
    expect(await custodia.recibir('a.pdf', 'REEMPLAZAR', bytes('dos'))).toBe('a.pdf');
    expect(await leer('a.pdf')).toBe('dos');
    expect(await enPapelera()).toEqual([['a.pdf', 'REEMPLAZADO']]);
    expect(sucesos).toEqual([{ clase: 'archivo', antes: null, despues: 'a.pdf', hecho: 'REEMPLAZAR' }]);
    expect(await custodia.recibir('nuevo.pdf', 'REEMPLAZAR', bytes('tres'))).toBe('nuevo.pdf');
  });

  it('si no se pudo poner el nuevo, el anterior vuelve', async () => {
    const { custodia, bodega, poner, leer, enPapelera } = casa();
    await poner('a.pdf', 'uno');
    const lleno = new Error('sin espacio');
    vi.spyOn(bodega, 'recibir').mockImplementation((_contenido, usar) => usar(() => Promise.reject(lleno)));
    await expect(custodia.recibir('a.pdf', 'REEMPLAZAR', bytes('dos'))).rejects.toBe(lleno);
    expect(await leer('a.pdf')).toBe('uno');
    expect(await enPapelera()).toEqual([]);
  });

  it('se conservan los dos con otro nombre', async () => {
    const { custodia, poner, leer } = casa();
    await poner('x/a.pdf', 'uno');
    await poner('x/a (2).pdf/b.txt');
    expect(await custodia.recibir('x/a.pdf', 'CONSERVAR_AMBAS', bytes('dos'))).toBe('x/a (3).pdf');
    expect([await leer('x/a.pdf'), await leer('x/a (3).pdf')]).toEqual(['uno', 'dos']);
    expect(await custodia.recibir('x/b.pdf', 'CONSERVAR_AMBAS', bytes('tres'))).toBe('x/b.pdf');
  });

  it('un papel firmado no se reemplaza ni se elimina sin su ficha', async () => {
    const { custodia, poner, leer, firmados } = casa();
    await poner('a.pdf', 'uno');
    firmados.set('a.pdf', { papel: 'Ingreso', persona: 'Ana Ríos' });
    const es = 'Es un papel firmado de Ana Ríos (Ingreso)';
    await expect(custodia.recibir('a.pdf', 'REEMPLAZAR', bytes('dos'))).rejects.toThrow(
      `${es}: cámbielo en su ficha, o conserve los dos`,
    );
    await expect(custodia.eliminar('a.pdf')).rejects.toThrow(`${es}: quítelo antes en su ficha`);
    await expect(custodia.exigirEliminable('a.pdf')).rejects.toThrow('quítelo antes');
    await expect(custodia.exigirQueQuepa('a.pdf', 'REEMPLAZAR')).rejects.toThrow('cámbielo en su ficha');
    await expect(custodia.exigirQueQuepa('a.pdf', 'CONSERVAR_AMBAS')).resolves.toBeUndefined();
    expect(await leer('a.pdf')).toBe('uno');
  });

  it('antes de que viaje se dice lo mismo que después', async () => {
    const { custodia, poner } = casa();
    await poner('a.pdf');
    await poner('b/c.pdf');
    await expect(custodia.exigirQueQuepa('a.pdf', '')).rejects.toMatchObject(DUPLICADO);
    for (const siExiste of ['', 'REEMPLAZAR'] as const)
      await expect(custodia.exigirQueQuepa('b', siExiste)).rejects.toMatchObject(DUPLICADO);
    await expect(custodia.exigirQueQuepa('a.pdf', 'REEMPLAZAR')).resolves.toBeUndefined();
    await expect(custodia.exigirQueQuepa('b', 'CONSERVAR_AMBAS')).resolves.toBeUndefined();
    await expect(custodia.exigirQueQuepa('nuevo.pdf', '')).resolves.toBeUndefined();
    await expect(custodia.exigirEliminable('a.pdf')).resolves.toBeUndefined();
  });
});

describe('eliminar y restaurar', () => {
  it('lo eliminado va a la papelera con quién y cuándo, y vuelve a su sitio', async () => {
    const { custodia, poner, leer, sucesos, bodega } = casa();
    await poner('x/a.pdf', 'uno');
    await custodia.eliminar('x/a.pdf');
    expect(await bodega.queHay('x/a.pdf')).toBeNull();
    expect(await custodia.listarPapelera()).toEqual([
      {
        ...{ id: 'id-1', name: 'a.pdf', path: 'x/a.pdf', isFolder: false, size: 3, reason: 'ELIMINADO' },
        ...{ deletedAt: CUANDO, deletedBy: 'ana@fundacion.example', daysLeft: 30 },
      },
    ]);
    expect(await custodia.restaurar('id-1')).toBe('x/a.pdf');
    expect(await leer('x/a.pdf')).toBe('uno');
    expect(await custodia.listarPapelera()).toEqual([]);
    expect(sucesos).toEqual([
      { clase: 'archivo', antes: 'x/a.pdf', despues: null },
      { clase: 'archivo', antes: null, despues: 'x/a.pdf', hecho: 'RESTAURAR' },
    ]);
  });

  it('donde ya hay otro vuelve con otro nombre', async () => {
    const { custodia, poner, leer } = casa();
    await poner('a.pdf', 'uno');
    await custodia.eliminar('a.pdf');
    await poner('a.pdf', 'dos');
    expect(await custodia.restaurar('id-1')).toBe('a (2).pdf');
    expect([await leer('a.pdf'), await leer('a (2).pdf')]).toEqual(['dos', 'uno']);
  });

  it('una carpeta reservada vuelve reservada, también con otro nombre', async () => {
    const { custodia, poner, marcadas } = casa({ marcas: ['x', 'x/dentro', 'otra'] });
    await poner('x/dentro/a.pdf');
    await poner('x/y/b.pdf');
    await custodia.eliminarCarpeta('x');
    expect([...marcadas]).toEqual(['otra']);
    await poner('x/c.pdf');
    expect(await custodia.restaurar('id-1')).toBe('x (2)');
    expect([...marcadas]).toEqual(['otra', 'x (2)', 'x (2)/dentro']);
  });

  it('lo que estaba en una reservada que ya no está, la vuelve a hacer reservada', async () => {
    const { custodia, poner, marcadas } = casa({ marcas: ['x'] });
    await poner('x/a.pdf');
    await poner('x/b.pdf');
    await custodia.eliminar('x/a.pdf');
    await custodia.eliminar('x/b.pdf');
    await custodia.eliminarCarpeta('x');
    expect([...marcadas]).toEqual([]);
    await custodia.restaurar('id-1');
    expect([...marcadas]).toEqual(['x']);
    marcadas.clear();
    // Somebody opened it since to everybody: what comes back to it does not close it.
    await custodia.restaurar('id-2');
    expect([...marcadas]).toEqual([]);
  });

  it('lo que ya no está se dice; un archivo no es una carpeta', async () => {
    const { custodia, poner } = casa();
    await poner('x/a.pdf');
    await expect(custodia.eliminar('x')).rejects.toMatchObject(SIN_ARCHIVO);
    await expect(custodia.eliminarCarpeta('x/a.pdf')).rejects.toMatchObject(SIN_CARPETA);
    await expect(custodia.eliminarCarpeta('nada')).rejects.toMatchObject(SIN_CARPETA);
    for (const hecho of [custodia.restaurar('id-9'), custodia.eliminarDePapelera('id-9')])
      await expect(hecho).rejects.toMatchObject({ message: 'Ya no está en la papelera: actualice la lista' });
  });

  it('de la papelera se elimina para siempre', async () => {
    const { custodia, poner, sucesos, enPapelera } = casa();
    await poner('x/a.pdf');
    await custodia.eliminarCarpeta('x');
    expect((await custodia.listarPapelera())[0]).toMatchObject({ isFolder: true, size: null });
    await custodia.eliminarDePapelera('id-1');
    expect(await enPapelera()).toEqual([]);
    expect(sucesos.at(-1)).toEqual({
      ...{ clase: 'carpeta', antes: 'x', despues: null, hecho: 'ELIMINAR_DEFINITIVAMENTE' },
    });
  });

  it('lo más nuevo sale primero, y a los treinta días contados se va', async () => {
    const { custodia, poner, reloj, enPapelera, sucesos } = casa();
    for (const ruta of ['a.pdf', 'b.pdf']) await poner(ruta);
    expect(await custodia.depurar()).toBe(0);
    await custodia.eliminar('a.pdf');
    reloj.dia = '2026-11-22T17:00:00.000Z';
    await custodia.depurar();
    await custodia.eliminar('b.pdf');
    expect(await enPapelera()).toEqual([
      ['b.pdf', 'ELIMINADO'],
      ['a.pdf', 'ELIMINADO'],
    ]);
    for (let dia = 23; dia < 51; dia += 1) {
      reloj.dia = new Date(Date.UTC(2026, 10, dia, 17)).toISOString();
      expect(await custodia.depurar()).toBe(0);
      expect(await custodia.depurar()).toBe(0);
    }
    expect((await custodia.listarPapelera()).map(({ daysLeft }) => daysLeft)).toEqual([2, 1]);
    reloj.dia = '2026-12-21T17:00:00.000Z';
    expect(await custodia.depurar()).toBe(1);
    expect(await enPapelera()).toEqual([['b.pdf', 'ELIMINADO']]);
    expect(sucesos.at(-1)).toEqual({ clase: 'archivo', antes: 'a.pdf', despues: null, hecho: 'DEPURAR' });
  });

  it('los días se cuentan en la misma papelera, y cada uno se escribe una vez', async () => {
    const { custodia, bodega, leer, reloj } = casa();
    const escribir = vi.spyOn(bodega, 'escribirNota');
    await custodia.depurar();
    reloj.dia = '2026-11-21T20:00:00.000Z';
    await custodia.depurar();
    expect(escribir.mock.calls.map(([ruta]) => ruta)).toEqual(['.papelera/dias.json']);
    expect(JSON.parse((await leer('.papelera/dias.json')) ?? '')).toEqual({ dias: 1, ultimo: '2026-11-21' });
    await bodega.escribirNota('.papelera/dias.json', '{"dias":');
    await custodia.depurar();
    expect(JSON.parse((await leer('.papelera/dias.json')) ?? '')).toMatchObject({ dias: 1 });
  });

  it('de lo que no alcanzó a moverse solo queda la nota: no se ve, y se va en silencio', async () => {
    const { custodia, bodega, poner, reloj, sucesos } = casa();
    await poner('a.pdf');
    vi.spyOn(bodega, 'mover').mockRejectedValueOnce(new Error('sin luz'));
    await expect(custodia.eliminar('a.pdf')).rejects.toThrow('sin luz');
    expect(await custodia.listarPapelera()).toEqual([]);
    for (const hecho of [custodia.restaurar('id-1'), custodia.eliminarDePapelera('id-1')])
      await expect(hecho).rejects.toMatchObject({ message: 'Ya no está en la papelera: actualice la lista' });
    for (let dia = 22; dia < 60; dia += 1) {
      reloj.dia = new Date(Date.UTC(2026, 10, dia, 17)).toISOString();
      await custodia.depurar();
    }
    expect(sucesos).toEqual([]);
    await bodega.escribirNota('.papelera/id-7/nota.json', 'no es una nota');
    expect(await custodia.listarPapelera()).toEqual([]);
    expect(await custodia.depurar()).toBe(0);
  });
});

describe('el turno', () => {
  it('cada cambio empieza cuando terminó el anterior, aunque fallara', async () => {
    const turno = crearTurnoLocal();
    const pasos: string[] = [];
    const cambio = (nombre: string, falla = false) =>
      turno(async () => {
        pasos.push(`${nombre} empieza`);
        await Promise.resolve();
        pasos.push(`${nombre} termina`);
        if (falla) throw new Error(nombre);
        return nombre;
      });
    const [uno, dos] = [cambio('uno', true), cambio('dos')];
    await expect(uno).rejects.toThrow('uno');
    expect(await dos).toBe('dos');
    expect(pasos).toEqual(['uno empieza', 'uno termina', 'dos empieza', 'dos termina']);
  });
});
