import { describe, expect, it } from 'vitest';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import { LIMITES_OFRECIDOS, recortarPagina, totalPaginas } from '@/domain/shared/pagina';

const ids = (filas: readonly { id: string | number }[]) => filas.map((fila) => fila.id);

describe('ordenar filas', () => {
  const filas = [
    { id: 3, nombre: 'óscar', dias: 2 },
    { id: 1, nombre: 'Zoe', dias: null },
    { id: 4, nombre: 'Oscar', dias: 10 },
    { id: 2, nombre: 'ana', dias: 2 },
  ];

  it('sin distinguir tildes ni mayúsculas; los empates, por id en el mismo sentido', () => {
    expect(ids(ordenarPor(filas, (f) => f.nombre, false))).toEqual([2, 3, 4, 1]);
    expect(ids(ordenarPor(filas, (f) => f.nombre, true))).toEqual([1, 4, 3, 2]);
  });

  it('los empates pueden quedar por id ascendente en los dos sentidos', () => {
    expect(ids(ordenarPor(filas, (f) => f.nombre, true, false))).toEqual([1, 3, 4, 2]);
  });

  it('los empates no dependen de cómo llegan', () => {
    for (const llegada of [
      [1, 2, 3],
      [1, 3, 2],
      [2, 1, 3],
      [2, 3, 1],
      [3, 1, 2],
      [3, 2, 1],
    ]) {
      const iguales = llegada.map((id) => ({ id, nombre: 'Ana' }));
      expect(ids(ordenarPor(iguales, (f) => f.nombre, false))).toEqual([1, 2, 3]);
      expect(ids(ordenarPor(iguales, (f) => f.nombre, true))).toEqual([3, 2, 1]);
    }
  });

  it('los números como números y lo vacío al final en los dos sentidos', () => {
    expect(ids(ordenarPor(filas, (f) => f.dias, false))).toEqual([2, 3, 4, 1]);
    expect(ids(ordenarPor(filas, (f) => f.dias, true))).toEqual([4, 3, 2, 1]);
  });

  it('dos vacíos quedan por id, en el sentido pedido', () => {
    const vacias = [
      { id: 9, x: null },
      { id: 2, x: undefined },
    ];
    expect(ids(ordenarPor(vacias, (f) => f.x, false))).toEqual([2, 9]);
    expect(ids(ordenarPor(vacias.toReversed(), (f) => f.x, true))).toEqual([9, 2]);
  });

  it('lo que no está también va al final, en los dos sentidos', () => {
    const filas = [{ id: 1 }, { id: 2, x: 5 }, { id: 3 }] as { id: number; x?: number }[];
    expect(ids(ordenarPor(filas, (f) => f.x, false))).toEqual([2, 1, 3]);
    expect(ids(ordenarPor(filas, (f) => f.x, true))).toEqual([2, 3, 1]);
  });

  it('un número y un texto con número se ordenan por su valor', () => {
    const mezcladas = [{ id: '10' }, { id: 9 }, { id: '8' }, { id: 11 }];
    expect(ids(ordenarPor(mezcladas, () => 0, false))).toEqual(
      [9, '10', '8', 11].sort((a, b) => Number(a) - Number(b)),
    );
  });

  it('no toca la lista recibida', () => {
    ordenarPor(filas, (f) => f.nombre, false);
    expect(ids(filas)).toEqual([3, 1, 4, 2]);
  });

  it('lee el sentido del signo', () => {
    expect(leerOrden('-nombre')).toEqual({ campo: 'nombre', descendente: true });
    expect(leerOrden('nombre')).toEqual({ campo: 'nombre', descendente: false });
  });
});

describe('páginas', () => {
  const filas = Array.from({ length: 23 }, (_, i) => i + 1);

  it('corta la página pedida y cuenta todas las filas', () => {
    expect(recortarPagina(filas, { pagina: 3, limite: 10 })).toEqual({ datos: [21, 22, 23], total: 23 });
    expect(recortarPagina(filas, { pagina: 4, limite: 10 })).toEqual({ datos: [], total: 23 });
  });

  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [23, 3],
  ])('%i filas de a 10 son %i páginas', (total, paginas) => {
    expect(totalPaginas(total, 10)).toBe(paginas);
  });

  it('la primera opción de tamaño es la de la especificación §9', () => {
    expect(LIMITES_OFRECIDOS[0]).toBe(10);
  });
});
