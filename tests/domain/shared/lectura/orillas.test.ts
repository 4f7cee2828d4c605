import { describe, expect, it } from 'vitest';
import {
  leerDineroDeCelda,
  leerDocumentoDeCelda,
  leerFechaDeCelda,
  leerPorcentajeDeCelda,
  leerTelefonoDeCelda,
} from '@/domain/shared/lectura/celda';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { claveDeOpcion, enumerarOpciones } from '@/domain/shared/lectura/leer-opcion';
import { enlaceWhatsApp, leerTelefono, normalizarTelefono } from '@/domain/shared/telefono';
import { documentoImposible } from '@/domain/shared/tipo-documento';

/** What is read, or `null` when it is refused. */
const valorDe = <T>(lectura: Lectura<T>): T | null => ('valor' in lectura ? lectura.valor : null);

const LARGUISIMO = '1'.repeat(81);

describe('una seña de más antes o después cambia lo que se lee', () => {
  it.each<[string, string | null]>([
    ['C.C. 1.020.304.050', '1020304050'],
    ['CC 1020304050', '1020304050'],
    ['TI 1020304050', '1020304050'],
    ['CE 302040', '302040'],
    ['RC 1020304050', '1020304050'],
    ['PPT 302040', '302040'],
    ['N° 302040', '302040'],
    ['AB CC 302040', null],
    ['302040 Q', null],
    ['302040 PASAPORTE', null],
    ['302 Q 040', null],
    [' CC 302040 ', '302040'],
    ['CC   302040', '302040'],
    ['', null],
    [LARGUISIMO, null],
  ])('documento %j', (escrito, esperado) => {
    expect(valorDe(leerDocumento(escrito))).toBe(esperado);
  });

  it.each([
    ['12345', '12.345'],
    ['1020304050', '1.020.304.050'],
    ['1234', '1234'],
    ['AB12345', 'AB12345'],
    ['12345AB', '12345AB'],
    ['12345A678', '12345A678'],
  ])('el documento %s se muestra %s', (guardado, visto) => {
    expect(formatearDocumento(guardado)).toBe(visto);
  });

  it.each<[string, number | null]>([
    ['850.000 pesos', 850_000],
    ['850.000pesos', 850_000],
    ['850.000 peso', 850_000],
    ['850.000COP', 850_000],
    ['pesos 850.000', null],
    ['850 pesos 000', null],
    ['850.000 $', null],
    ['1 $ 850', null],
    ['x850.000,50', null],
    ['', null],
    [LARGUISIMO, null],
  ])('dinero %j', (escrito, esperado) => {
    expect(valorDe(leerDinero(escrito))).toBe(esperado);
  });

  it.each([
    ['850.000,50', 'Escriba el valor sin centavos: 850.000'],
    ['x850.000,50', 'Escriba el valor completo en pesos, por ejemplo 850.000'],
    ['', 'Escriba el valor completo en pesos, por ejemplo 850.000'],
  ])('de %j se dice qué escribir', (escrito, rechazo) => {
    expect(leerDinero(escrito)).toEqual({ rechazo });
  });

  it.each<[string, number | null]>([
    ['50 %', 50],
    ['50%', 50],
    ['5%0', null],
    ['%', null],
    ['', null],
    [LARGUISIMO, null],
  ])('número %j', (escrito, esperado) => {
    expect(valorDe(leerEntero(escrito))).toBe(esperado);
  });

  it.each<[string, string | null]>([
    ['2026-04-03', '2026-04-03'],
    ['2026/4/3', '2026-04-03'],
    ['2026-04-03T10:15:00Z', '2026-04-03'],
    ['2026-04-03 10:15', '2026-04-03'],
    ['2026-04-03 10', null],
    ['2026-04-03 10:1', null],
    ['x2026-04-03', null],
    ['12026-04-03', null],
    ['2026-04-032', null],
    ['103/04/2026', null],
    ['3/4/26', '2026-04-03'],
    ['3 de abril de 2026', '2026-04-03'],
    ['3 de abril del 2026', '2026-04-03'],
    ['vie, 3 abr. 26', '2026-04-03'],
    ['12 vie 3 abr 2026', null],
    ['3 abr 20261', null],
    ['3 abr 202', null],
    ['a.br 3 2026', null],
    ['abril 13 2026', '2026-04-13'],
    ['abril 3, 2026', '2026-04-03'],
    ['abr. 3 de 26', '2026-04-03'],
    ['1 abril 3 2026', null],
    ['abril 3 20261', null],
    ['abril 3 6', null],
    ['03042026', '2026-04-03'],
    ['20260403', '2026-04-03'],
    ['103042026', null],
    ['030420261', null],
    ['202604031', null],
    ['120260403', null],
    ['3 x4 2026', null],
    ['3 4x 2026', null],
    ['', null],
    [LARGUISIMO, null],
  ])('fecha %j', (escrito, esperado) => {
    expect(valorDe(leerFecha(escrito))).toBe(esperado);
  });

  it.each([
    ['2/31/2026', 'Escriba la fecha con el día primero, por ejemplo 3/4/2026'],
    ['31/2/2026', 'Esa fecha no existe: revise el día y el mes'],
    ['4/13/2026', 'Escriba la fecha con el día primero, por ejemplo 3/4/2026'],
    ['31/12/26', null],
    ['0/12/26', 'Esa fecha no existe: revise el día y el mes'],
    ['32/12/26', 'Esa fecha no existe: revise el día y el mes'],
    ['12/12/26', null],
    ['31/13/26', 'Esa fecha no existe: revise el día y el mes'],
    ['3 de juniembre de 2026', 'Esa fecha no existe: revise el día y el mes'],
  ])('de la fecha %j se dice %j', (escrito, rechazo) => {
    const lectura = leerFecha(escrito);
    expect('rechazo' in lectura ? lectura.rechazo : null).toBe(rechazo);
  });

  it.each<[string, string | null]>([
    ['11/2026', '2026-11'],
    ['nov. 26', '2026-11'],
    ['septiembre de 2026', '2026-09'],
    ['setiembre de 2026', '2026-09'],
    ['2026-11', '2026-11'],
    ['2026/1', '2026-01'],
    ['11/20261', null],
    ['12026-11', null],
    ['12026-1', null],
    ['2026-111', null],
    ['2026', null],
    ['', null],
    [LARGUISIMO, null],
  ])('mes %j', (escrito, esperado) => {
    expect(valorDe(leerPeriodo(escrito))).toBe(esperado);
  });

  it.each<[string, string | null]>([
    ['cel 300 123 4567', '3001234567'],
    ['Teléfono: 300 123 4567', '3001234567'],
    ['telefono (604) 444 1234', '6044441234'],
    ['mi cel 300 123 4567', null],
    ['300 cel 123 4567', null],
    ['Móvil 300 123 4567', '3001234567'],
    ['movil: 300 123 4567', '3001234567'],
    ['300 570 1234', '3005701234'],
    ['57 300 570 1234', '3005701234'],
    ['0057 300 570 1234', '3005701234'],
    ['5730012345', null],
    ['573001234567', '3001234567'],
    ['5730012345678', null],
    ['+57 300 123 4567', '3001234567'],
    ['+34 600 000 000', '+34600000000'],
    ['', null],
    [LARGUISIMO, null],
  ])('teléfono %j', (escrito, esperado) => {
    expect(valorDe(leerTelefono(escrito))).toBe(esperado);
  });

  it('un teléfono que no se entiende queda como se escribió, sin espacios alrededor', () => {
    expect(normalizarTelefono('  el de la vecina ')).toBe('el de la vecina');
    expect(normalizarTelefono(LARGUISIMO)).toBe(LARGUISIMO);
    expect(enlaceWhatsApp('0034600000000')).toBe('https://wa.me/34600000000');
  });

  it('se limpia lo que mide hasta ochenta signos, y nada más largo', () => {
    expect(limpiarTecleado('1'.repeat(80))).toBe('1'.repeat(80));
    expect(limpiarTecleado('1'.repeat(81))).toBe('');
  });

  it.each([
    ['CC123', true],
    ['AAACC123', false],
    ['CC123A', false],
  ])('sin tipo, %s lleva el tipo pegado: %s', (numero, pegado) => {
    expect(documentoImposible(null, numero) !== null).toBe(pegado);
  });

  it('opciones: una sola, dos y tres', () => {
    expect(enumerarOpciones([])).toBe('');
    expect(enumerarOpciones(['a'])).toBe('a');
    expect(enumerarOpciones(['a', 'b'])).toBe('a o b');
    expect(enumerarOpciones(['a', 'b', 'c'])).toBe('a, b o c');
    expect(claveDeOpcion(LARGUISIMO)).toBe('');
  });
});

describe('celdas de una hoja, en el borde', () => {
  it.each<[number, number | null]>([
    [0.5, 50],
    [0.995, null],
    [0, 0],
    [50, 50],
    [-0.5, null],
    [1, null],
  ])('porcentaje %s', (celda, esperado) => {
    expect(valorDe(leerPorcentajeDeCelda(celda))).toBe(esperado);
  });

  it('un porcentaje escrito como texto se lee como está', () => {
    expect(valorDe(leerPorcentajeDeCelda('50 %'))).toBe(50);
    expect(valorDe(leerPorcentajeDeCelda('0.5'))).toBeNull();
  });

  it.each<[number, string | null]>([
    [9_999, null],
    [10_000, '1927-05-18'],
    [46_115, '2026-04-03'],
    [46_115.75, '2026-04-03'],
    [100_000, null],
  ])('día %s de la hoja', (celda, esperado) => {
    expect(valorDe(leerFechaDeCelda(celda))).toBe(esperado);
  });

  it.each<[string | number, string | null]>([
    ['1,02E+9', null],
    ['1.02E+09', null],
    ['A1.02E+09', null],
    [0, '0'],
    [1e15, null],
    [999_999_999_999_999, '999999999999999'],
    [-5, null],
    [10.5, null],
    ['2026-04-03', null],
  ])('documento %j', (celda, esperado) => {
    expect(valorDe(leerDocumentoDeCelda(celda))).toBe(esperado);
  });

  it('una fecha en la columna del documento se dice como fecha', () => {
    expect(leerDocumentoDeCelda({ fecha: '2026-04-03' })).toEqual({
      rechazo: 'La celda tiene una fecha: dele formato de texto y escriba el número',
    });
    expect(leerDocumentoDeCelda(20_260_403)).toEqual({ valor: '20260403' });
  });

  it('un número recortado no es un teléfono', () => {
    expect(leerTelefonoDeCelda('3E+09')).toMatchObject({ rechazo: expect.stringMatching(/^Recortado/) });
    expect(leerTelefonoDeCelda('cel 3E+09')).toMatchObject({ rechazo: expect.stringMatching(/^Escriba/) });
    expect(leerTelefonoDeCelda('3E+09 y otro')).toMatchObject({ rechazo: expect.stringMatching(/^Escriba/) });
    expect(leerTelefonoDeCelda(3_001_234_567)).toEqual({ valor: '3001234567' });
  });

  it.each([-1_020_304, 1_020_304.5, 1.02, 1e15])('un documento no es la cantidad %j', (celda) => {
    expect(leerDocumentoDeCelda(celda)).toEqual({
      rechazo: 'Recortado por Excel; dele a la columna formato de texto y escriba el número completo',
    });
  });

  it('tres decimales de una hoja no son miles', () => {
    expect(valorDe(leerDineroDeCelda(850.125))).toBeNull();
    expect(leerDineroDeCelda(850.125)).toEqual({
      rechazo: 'Escriba el valor completo en pesos, por ejemplo 850.000',
    });
    expect(valorDe(leerDineroDeCelda(850_000))).toBe(850_000);
  });
});
