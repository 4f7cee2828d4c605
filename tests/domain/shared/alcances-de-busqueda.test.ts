import { describe, expect, it } from 'vitest';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { alcancesDe, hallar, leerConSede } from '@/domain/shared/busqueda/voz';

describe('hasta dónde mira una búsqueda', () => {
  const filas = [
    { nombre: 'Luz Ríos', acudiente: 'Rosa Gil', sede_id: 1 },
    { nombre: 'Rosa Mesa', acudiente: 'Ana Vélez', sede_id: 2 },
  ];
  const sedes = { 1: 'Casa Bello', 2: 'Mesa' };
  const halladas = (buscar: string) =>
    hallar(filas, leerBusqueda(buscar), {
      propia: (fila) => ({ textos: [fila.nombre], registro: fila }),
      ajenas: ({ acudiente }) => [{ textos: [acudiente] }],
      conSede: () => leerConSede(buscar, { estado: { ACTIVO: 'Activo' } }, sedes),
    }).map(({ nombre }) => nombre);

  it.each([
    ['rosa', ['Rosa Mesa']],
    ['Rosa Gil', ['Luz Ríos']],
    ['gil', ['Luz Ríos']],
    ['rosa mesa', ['Rosa Mesa']],
    ['rosa velez', []],
    ['Casa Bello', ['Luz Ríos']],
    ['casa', ['Luz Ríos']],
    ['bello', ['Luz Ríos']],
    ['BELLO casa', ['Luz Ríos']],
    ['luz bello', ['Luz Ríos']],
    ['bel', ['Luz Ríos']],
    ['casa bell', ['Luz Ríos']],
    ['be', []],
    ['bel casa', []],
    ['ello', []],
    ['casa mesa', []],
    ['casa de bello', []],
    ['luz casa bello', ['Luz Ríos']],
    ['rosa casa bello', []],
    ['Mesa', ['Rosa Mesa']],
    ['', ['Luz Ríos', 'Rosa Mesa']],
  ])('%j: %j', (buscar, nombres) => {
    expect(halladas(buscar)).toEqual(nombres);
  });

  it('una palabra sola empieza por lo propio de cada fila; quien señala a alguien mira todo de una vez', () => {
    expect(alcancesDe(leerBusqueda('rosa'))).toEqual(['PROPIO', 'AJENO']);
    expect(alcancesDe(leerBusqueda('rosa gil'))).toEqual(['AJENO']);
  });

  it('sin nada que buscar están todas, y no se mira ninguna', () => {
    const nadie = () => {
      throw new Error('No hay nada que buscar');
    };
    expect(hallar(filas, leerBusqueda(undefined), { propia: nadie, ajenas: nadie })).toEqual(filas);
  });

  it('donde las filas no tienen sede, lo que no es de nadie no halla a nadie', () => {
    const voces = { propia: () => ({ textos: ['Luz Ríos'] }), ajenas: () => [] };
    expect(hallar(filas, leerBusqueda('bello'), voces)).toEqual([]);
  });

  it('la sede de ese nombre, si en ella no hay nadie, deja el paso a las que tienen esa palabra', () => {
    const enCasa = [{ nombre: 'Luz Ríos', sede_id: 2 }];
    const nombres = { 1: 'Bello', 2: 'Casa Bello' };
    expect(
      hallar(enCasa, leerBusqueda('bello'), {
        propia: (fila) => ({ textos: [fila.nombre], registro: fila }),
        ajenas: () => [],
        conSede: () => leerConSede('bello', {}, nombres),
      }),
    ).toEqual(enCasa);
  });
});

it('el nombre entero de una sede va antes que sus palabras, y lo que no es de ninguna no se lee', () => {
  const sedes = { 1: 'Bello', 2: 'Casa Bello', 3: '' };
  const leidas = (buscar: string) =>
    leerConSede(buscar, {}, sedes).map(({ terminos }) =>
      terminos.map(({ valores }) => valores.sede_id ?? []),
    );
  expect(leidas('bello')).toEqual([[['1']], [['1', '2']]]);
  expect(leidas('ana bello')).toEqual([
    [[], ['1']],
    [[], ['1', '2']],
  ]);
  expect(leidas('casa')).toEqual([[['2']]]);
  expect(leidas('ana')).toEqual([]);
  expect(leidas('')).toEqual([]);
});

it('una sede con un número en su nombre se dice entera o por él', () => {
  const valores = (buscar: string) =>
    leerConSede(buscar, {}, { 1: 'Casa 10-20' }).map(({ terminos }) =>
      terminos.map(({ valores: dichos }) => dichos.sede_id),
    );
  expect(valores('casa 10-20')).toEqual([
    [['1'], ['1']],
    [['1'], ['1']],
  ]);
  expect(valores('10-20')).toEqual([[['1']]]);
});

it('lo que dice una sede no se lee además como el nombre de alguien', () => {
  expect(leerConSede('bello', {}, { 1: 'Bello' }).map(({ dosLecturas }) => dosLecturas)).toEqual([
    false,
    false,
  ]);
});
