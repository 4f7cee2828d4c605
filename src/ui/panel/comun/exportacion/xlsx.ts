import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { diasEntre, esFechaCalendario } from '@/domain/shared/fechas';
import { DIA_CERO } from '@/domain/shared/lectura/celda';
import type { ColumnaExportada, HojaExportada, ValorExportado } from './columna-exportada';
import { aLibro, type CeldaDeLibro, type HojaDeLibro } from './libro-xlsx';
import { arrancaUnaFormula } from './neutralizar-celda';

/** Sheets take 1900 for a leap year: only from here do their days and ours agree. */
const PRIMERA_FECHA = '1900-03-01';

/** For a sheet a date is a number of days: no time zone can move it. */
const diasDe = (texto: string): number | null =>
  esFechaCalendario(texto) && texto >= PRIMERA_FECHA ? diasEntre(DIA_CERO, texto) : null;

const MINUTOS_DEL_DIA = 1440;

const fechaDe = (texto: string, tipo: ColumnaExportada<unknown>['tipo']): CeldaDeLibro | null => {
  const [dia = '', hora] = tipo === 'INSTANTE' ? texto.split(' ') : [texto];
  const dias = diasDe(dia);
  if (dias === null) return null;
  if (hora === undefined) return { valor: dias, estilo: 'FECHA' };
  const [horas, minutos] = hora.split(':').map(Number) as [number, number];
  return { valor: dias + (horas * 60 + minutos) / MINUTOS_DEL_DIA, estilo: 'INSTANTE' };
};

const celda = (valor: ValorExportado, tipo: ColumnaExportada<unknown>['tipo']): CeldaDeLibro | null => {
  if (valor === null) return null;
  const fecha =
    (tipo === 'FECHA' || tipo === 'INSTANTE') && typeof valor === 'string' && fechaDe(valor, tipo);
  if (fecha) return fecha;
  if (typeof valor === 'number') return { valor, estilo: tipo === 'DINERO' ? 'DINERO' : 'COMUN' };
  // A book says that a cell is a text, and that it stays one when somebody edits it: an apostrophe would be seen.
  return { valor, estilo: arrancaUnaFormula(valor) ? 'LITERAL' : 'TEXTO' };
};

/** What is longer goes on below. */
const ANCHO_MAXIMO = 40;

/** A number takes the room of its thousands: a sheet shows `####` where it does not fit. */
const largosDe = (valor: ValorExportado): readonly number[] =>
  typeof valor === 'number'
    ? [formatearNumero(valor).length]
    : (valor ?? '').split('\n').map(({ length }) => length);

/** By which letters in bold are wider. */
const NEGRILLA = 2;

/** A title of several words goes on below too: it is not what makes a column wide. */
const anchoDe = (titulo: string, valores: readonly ValorExportado[]): number => {
  const largos = [...titulo.split(' ').map(({ length }) => length + NEGRILLA), ...valores.flatMap(largosDe)];
  return Math.min(ANCHO_MAXIMO, largos.reduce((mayor, largo) => Math.max(mayor, largo), 0) + 2);
};

/** A sheet with a bold first row that stays in sight. */
export const hojaDe = <T>({ hoja, columnas, filas }: HojaExportada<T>): HojaDeLibro => {
  const valores = filas.map((fila) => columnas.map(({ valor }) => valor(fila)));
  const titulos = columnas.map(({ titulo }) => ({ valor: titulo, estilo: 'TITULO' as const }));
  return {
    nombre: hoja,
    anchos: columnas.map(({ titulo }, n) =>
      anchoDe(
        titulo,
        valores.map((f) => f[n] ?? null),
      ),
    ),
    filas: [titulos, ...valores.map((fila) => fila.map((valor, n) => celda(valor, columnas[n]?.tipo)))],
  };
};

export const aXlsx = <T>(hoja: string, columnas: readonly ColumnaExportada<T>[], filas: readonly T[]): Blob =>
  aLibro([hojaDe({ hoja, columnas, filas })]);
