import { describe, expect, it } from 'vitest';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import type { Celda } from '@/domain/shared/lectura/celda';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { esDeTotales, esNotaDeLaHoja } from '@/ui/panel/comun/importacion/fila-de-totales';

const TITULOS = ['No.', 'Nombre', 'Cédula', 'Celular', 'Ingreso', 'Mensualidad', 'Saldo'];
const esTotal = esDeTotales(COLUMNAS_PARTICIPANTES, adivinarColumnas(COLUMNAS_PARTICIPANTES, TITULOS));
const fila = (celdas: readonly Celda[]) => esTotal({ numero: 9, celdas });

describe('la fila que suma la lista', () => {
  it.each([
    [['TOTAL', '', '', '', '', 4_850_000, '']],
    [['', 'Total general', '', '', '', '$ 4.850.000,00', 120_000]],
    [['', 'TOTAL: 25', '', '', '', '', '']],
    [['', '', '', '', 'Subtotal', '1.200.000', '']],
    [['', 'TOTALES', '', '', '', '', '']],
    [['TOTAL', '', '', '', '', { formula: '=SUM(F2:F9)' }, '']],
    [['25', 'Gran total', '', '', '', 4_850_000, '']],
  ] satisfies [Celda[]][])('%j', (celdas) => {
    expect(fila(celdas)).toBe(true);
  });

  it.each([
    ['una persona', ['1', 'Ana Ríos', '43222111', '3001234567', '', 850_000, '']],
    ['sin decir que es un total', ['', '', '', '', '', 4_850_000, '']],
    ['un total con el documento de alguien', ['', 'Total Ríos', '43222111', '', '', 850_000, '']],
    ['un total con un teléfono', ['', 'Total Ríos', '', '3001234567', '', '', '']],
    ['un total con una fecha', ['', 'Total', '', '', { fecha: '2026-04-03' }, 850_000, '']],
    ['una nota al lado', ['', 'Total', '', '', '', 850_000, 'revisar']],
    ['un nombre que solo empieza igual', ['', 'Totalina Ríos', '', '', '', 850_000, '']],
  ] satisfies [string, Celda[]][])('no es %s', (_, celdas) => {
    expect(fila(celdas)).toBe(false);
  });
});

describe('una nota al pie de la lista', () => {
  const esNota = (celdas: readonly Celda[]) => esNotaDeLaHoja({ numero: 9, celdas });

  it.each([
    [['', 'Elaboró: Marta Díaz', '', '']],
    [['Fecha de corte: 30/11/2026']],
    [['', 'Firma:', '']],
    [['', '', '____________________']],
  ])('%j', (celdas) => {
    expect(esNota(celdas)).toBe(true);
  });

  it.each([
    ['una persona', ['Ana Ríos', '3001234567']],
    ['una a la que solo se le escribió el nombre', ['', 'Ana Ríos', '']],
    ['un número solo', ['', '1020304050', '']],
    ['una con algo al lado', ['Hora: 8:00', 'Ana Ríos']],
  ])('no es %s', (_, celdas) => {
    expect(esNota(celdas)).toBe(false);
  });
});
