import { describe, expect, it } from 'vitest';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import {
  anunciaNumero,
  formasDePalabra,
  formasDePiezas,
  piezasDeNumero,
} from '@/domain/shared/busqueda/numeros-de-busqueda';

const palabras = (texto: string) => texto.split(' ');

describe('números dentro de una búsqueda', () => {
  it.each([
    ['cc', '123', true],
    ['c.c.', '123', true],
    ['+57', '300', true],
    ['0057', '300', true],
    ['57', '300', false],
    ['1+57', '300', false],
    ['+571', '300', false],
    ['cc', 'ana', false],
    ['cc', undefined, false],
    ['ana', '123', false],
  ])('%j delante de %j lo anuncia: %s', (palabra, siguiente, esperado) => {
    expect(anunciaNumero(palabra, siguiente)).toBe(esperado);
  });

  it.each([
    ['ana', ['ana']],
    ['ana-ríos', ['ana-ríos']],
    ['ana-rios', ['ana-rios']],
    ["o'neil", ["o'neil", 'o\u2019neil', 'o\u00b4neil', 'o`neil']],
    ['d\u2019angelo', ["d'angelo", 'd\u2019angelo', 'd\u00b4angelo', 'd`angelo']],
    ['1.020.304', ['1.020.304', '1020304']],
    ['cc1020304', ['1020304']],
    ['acc1020304', ['acc1020304']],
    ['+573001234567', ['3001234567']],
    ['+57-300', ['300']],
    ['57-300', ['57-300', '57300']],
    ['573001234567', ['3001234567']],
    ['57300123456', ['57300123456']],
    ['5730012345678', ['5730012345678']],
    ['1573001234567', ['1573001234567']],
    ['1+573', ['1+573', '1573']],
    ['12#34', ['12#34']],
    ['#1234', ['#1234']],
    ['1234#', ['1234#']],
    ['20-30#2', ['20-30#2']],
    ['20-30#', ['20-30#']],
    ['--', ['--']],
  ])('%j se busca como %j', (palabra, formas) => {
    expect(formasDePalabra(palabra)).toEqual(formas);
  });

  it.each([
    ['300 123 4567', 3],
    ['300 123 45 67', 4],
    ['+57 300 123 4567', 4],
    ['1 020 304 050', 4],
    ['12 345 ana', 2],
    ['123 456', 2],
    ['1234 567', 1],
    ['12 34', 1],
    ['1 020 3040', 2],
    ['ana 300 123 4567', 1],
    ['cel 300 123 4567', 1],
    ['cel.300 123 4567', 3],
    ['300 12a 4567', 1],
    ['300 a12 4567', 1],
    ['1020304050', 1],
    ['1 020 304 050 300 123', 6],
    ['1 020 304 050 300 123 456', 6],
  ])('%j: el número son sus primeras %i palabras', (texto, cuantas) => {
    expect(piezasDeNumero(palabras(texto))).toBe(cuantas);
  });

  it('en pedazos se busca escrito, junto y como se guarda', () => {
    expect(formasDePiezas(['+57', '300', '123', '4567'])).toEqual(['+57 300 123 4567', '3001234567']);
    expect(formasDePiezas(['1', '020', '304'])).toEqual(['1 020 304', '1020304']);
    expect(formasDePiezas(['0057', '300', '123', '4567'])).toEqual(['0057 300 123 4567', '3001234567']);
  });

  it.each([
    ['ana', false],
    ['ana ríos', true],
    ['123', false],
    ['12.345', true],
    ['+57-30-01', false],
    ['1020304050', true],
    ['', false],
  ])('%j señala a alguien: %s', (buscar, esperado) => {
    expect(leerBusqueda(buscar).senala).toBe(esperado);
  });
});
