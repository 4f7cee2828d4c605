import { describe, expect, it } from 'vitest';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import type { Hoja } from '@/ui/panel/comun/importacion/a-hoja';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { aTabla, encontrarTitulos, filasDeTitulos } from '@/ui/panel/comun/importacion/tabla';

const hoja = (filas: Record<number, string[]>, nombre = ''): Hoja => ({
  nombre,
  filas: Object.entries(filas).map(([numero, celdas]) => ({ numero: Number(numero), celdas })),
});
const dosConocidos = (titulos: readonly string[]) =>
  Object.keys(adivinarColumnas(COLUMNAS_PARTICIPANTES, titulos)).length >= 2;
const fila = (...hojas: Hoja[]) => encontrarTitulos(hojas, [dosConocidos]).filaTitulos;

const CON_TITULO = hoja({
  1: ['Fundación Camino — Participantes 2026', '', ''],
  3: ['No.', 'Nombre', 'Celular'],
  4: ['1', 'Ana', '300'],
});

describe('encontrar la fila de los títulos', () => {
  it('es la primera que nombra dos campos o más', () => {
    expect(fila(CON_TITULO)).toBe(3);
    expect(fila(hoja({ 1: ['Nombre', 'Celular'], 2: ['Nombre', 'Celular'] }))).toBe(1);
    expect(
      fila(hoja({ 1: ['Participante', '2026'], 2: ['Nombre completo', 'Cédula'], 3: ['Ana', '1'] })),
    ).toBe(2);
  });

  it('sin ninguna, es la primera escrita', () => {
    expect(fila(hoja({ 2: ['Quién', 'Dónde'], 3: ['Ana', '300'] }))).toBe(2);
    expect(fila(hoja({ 1: ['Nombre', 'Otra cosa'], 2: ['Ana', '300'] }))).toBe(1);
  });

  it('otra señal cuenta cuando la primera no está en ninguna fila', () => {
    const raros = hoja({ 1: ['Lista'], 2: ['Quién', 'Dónde'], 3: ['Ana', '300'] });
    const recordados = (titulos: readonly string[]) => titulos[0] === 'Quién';
    expect(encontrarTitulos([raros], [dosConocidos, recordados]).filaTitulos).toBe(2);
    expect(encontrarTitulos([CON_TITULO], [dosConocidos, () => true]).filaTitulos).toBe(3);
  });

  it('en un libro, la hoja es la que los tiene', () => {
    const guia = hoja({ 1: ['Instrucciones'], 2: ['Llene la otra hoja'] }, 'Guía');
    expect(encontrarTitulos([guia, CON_TITULO], [dosConocidos]).hoja).toBe(CON_TITULO);
    expect(encontrarTitulos([guia, hoja({ 1: ['x'] })], [dosConocidos]).hoja).toBe(guia);
  });

  it('se puede elegir cualquiera que tenga otra debajo', () => {
    expect(filasDeTitulos(CON_TITULO).map(({ numero }) => numero)).toEqual([1, 3]);
  });
});

describe('la tabla que hay debajo', () => {
  it('de cientos de miles de filas también se sabe el ancho: quien la lee dice que son demasiadas', () => {
    const filas = Array.from({ length: 300_000 }, (_, n) => ({ numero: n + 1, celdas: ['x', '1'] }));
    const { filas: leidas, titulos } = aTabla({ hoja: { nombre: '', filas }, filaTitulos: 1 });
    expect([leidas.length, titulos]).toEqual([299_999, ['x', '1']]);
  });

  it('deja por fuera lo de arriba y conserva los números de la hoja', () => {
    const tabla = aTabla({ hoja: CON_TITULO, filaTitulos: 3 });
    expect(tabla).toEqual({
      filaTitulos: 3,
      titulos: ['No.', 'Nombre', 'Celular'],
      filas: [{ numero: 4, celdas: ['1', 'Ana', '300'] }],
    });
  });

  it('una columna escrita sin título está; las que no tienen nada, no', () => {
    const ancha = hoja({ 1: ['Nombre', '', '', ''], 2: ['Ana', '', '300', ''], 3: ['Luz'] });
    expect(aTabla({ hoja: ancha, filaTitulos: 1 }).titulos).toEqual(['Nombre', '', '']);
  });

  it('sin filas debajo lo dice, con la fila de los títulos', () => {
    const sola = hoja({ 1: ['Fundación'], 3: ['Nombre', 'Celular'] });
    expect(() => aTabla({ hoja: sola, filaTitulos: fila(sola) })).toThrow(
      'Debajo de los títulos (fila 3) no hay nada escrito: va una fila por persona',
    );
  });
});
