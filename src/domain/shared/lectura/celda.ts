import {
  esFechaCalendario,
  type FechaCalendario,
  type Periodo,
  periodoDe,
  sumarDias,
} from '@/domain/shared/fechas';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { leerDinero, leerEntero } from '@/domain/shared/lectura/leer-entero';
import { leerFecha, leerFechaDeNacimiento, leerPeriodo } from '@/domain/shared/lectura/leer-fecha';
import { leerTelefono } from '@/domain/shared/telefono';

/**
 * What a file holds in one place: a text as it was written or, in a workbook, what is a number or a date already, or a formula
 * of which the program that wrote the file did not keep what it gives.
 */
export type Celda = string | number | { fecha: FechaCalendario } | { formula: string };

export const esFormula = (celda: Celda | undefined): celda is { formula: string } =>
  typeof celda === 'object' && 'formula' in celda;

/**
 * `850,5`; as many figures as a sheet keeps, so that the last bits of a sum do not show. Three decimals get a fourth:
 * `850,125` is also how a person writes eight hundred and fifty thousand.
 */
const textoDeNumero = (numero: number): string => {
  const visible = Number(numero.toPrecision(15));
  if (Number.isInteger(visible)) return String(BigInt(visible));
  return String(visible)
    .replace('.', ',')
    .replace(/(,\d{3})$/, '$10');
};

export const textoDeCelda = (celda: Celda): string => {
  if (typeof celda === 'string') return celda;
  if (typeof celda === 'number') return textoDeNumero(celda);
  return esFormula(celda) ? celda.formula : celda.fecha;
};

export const leerDineroDeCelda = (celda: Celda): Lectura<number> => leerDinero(textoDeCelda(celda));

export const leerEnteroDeCelda = (celda: Celda): Lectura<number> => leerEntero(textoDeCelda(celda));

/** A sheet keeps 50 % as 0.5, and 100 % as 1, which is also how it keeps 1. */
export const leerPorcentajeDeCelda = (celda: Celda): Lectura<number> => {
  if (typeof celda !== 'number' || celda > 1) return leerEnteroDeCelda(celda);
  return celda === 1
    ? { rechazo: 'Puede ser 1 % o 100 %: dele a la celda formato de texto y escriba 1 o 100' }
    : leerEnteroDeCelda(celda * 100);
};

/** Sheets count days from here. */
export const DIA_CERO = '1899-12-30';
/** From 1927: what is smaller may be a year or a day somebody wrote alone. */
const PRIMER_DIA = 10_000;

const deCelda =
  (leer: typeof leerFecha) =>
  (celda: Celda): Lectura<FechaCalendario> =>
    typeof celda === 'number' && celda >= PRIMER_DIA && celda < 100_000
      ? leer(sumarDias(DIA_CERO, Math.floor(celda)))
      : leer(textoDeCelda(celda));

export const leerFechaDeCelda = deCelda(leerFecha);
export const leerFechaDeNacimientoDeCelda = deCelda(leerFechaDeNacimiento);

/** A day with its year first, and perhaps an hour, as one sheet writes it to another. */
const DIA_DE_HOJA = /\d{4}([-/])\d{1,2}\1\d/;

/** A sheet keeps a month as its first day, and as text writes that day: `01/12/2026`. Another day may be when it is due. */
export const leerPeriodoDeCelda = (celda: Celda): Lectura<Periodo> => {
  const fecha = leerFechaDeCelda(celda);
  const diceElMes =
    'valor' in fecha && (typeof celda !== 'string' || DIA_DE_HOJA.test(celda) || fecha.valor.endsWith('-01'));
  return diceElMes ? { valor: periodoDe(fecha.valor) } : leerPeriodo(textoDeCelda(celda));
};

/** What a sheet shows of a long number, and writes to a CSV: the other figures are lost. */
const RECORTADO = /^\d(?:[.,]\d+)?E\+\d+$/i;
export const estaRecortado = (texto: string): boolean => RECORTADO.test(texto);
const RECORTE = 'Recortado por Excel; dele a la columna formato de texto y escriba el número completo';

const esFecha = (celda: Celda): boolean =>
  (typeof celda === 'object' && 'fecha' in celda) || esFechaCalendario(textoDeCelda(celda));

const esDeCifras = (numero: number): boolean => Number.isInteger(numero) && numero >= 0 && numero < 1e15;

export const leerDocumentoDeCelda = (celda: Celda): Lectura<string> => {
  if (esFecha(celda))
    return { rechazo: 'La celda tiene una fecha: dele formato de texto y escriba el número' };
  const texto = textoDeCelda(celda);
  if (estaRecortado(texto) || (typeof celda === 'number' && !esDeCifras(celda))) return { rechazo: RECORTE };
  return leerDocumento(texto);
};

export const leerTelefonoDeCelda = (celda: Celda): Lectura<string> => {
  const texto = textoDeCelda(celda);
  return estaRecortado(texto) ? { rechazo: RECORTE } : leerTelefono(texto);
};
