import { esFechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { leerPeriodoDeCelda } from '@/domain/shared/lectura/celda';
import { numeroDeMes } from '@/domain/shared/lectura/leer-fecha';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { plegar } from '@/domain/shared/textos';

/** A column of a sheet that has one for each month. */
export interface ColumnaDeMes {
  columna: number;
  /** As the sheet writes it. */
  titulo: string;
  /** From 1. */
  mes: number;
  /** `null` when the title says only the month. */
  anio: number | null;
}

/** What some write before the month: `Pago enero`, `Mes de enero`. */
const ANTES_DEL_MES = /^(?:mes|pagos?|abonos?|valor|cuota|mensualidad)\s+(?:de\s+)?/;

/** What is longer is a text. */
const LARGO_DE_TITULO = 80;

const mesDelTitulo = (titulo: string): Pick<ColumnaDeMes, 'mes' | 'anio'> | null => {
  if (titulo.length > LARGO_DE_TITULO) return null;
  const escrito = plegar(titulo).trim().replace(ANTES_DEL_MES, '');
  const periodo = leerPeriodoDeCelda(escrito);
  if ('valor' in periodo) {
    const [anio, mes] = periodo.valor.split('-').map(Number) as [number, number];
    return { mes, anio };
  }
  const mes = numeroDeMes(escrito);
  return mes === null ? null : { mes, anio: null };
};

/** A workbook keeps `ene-26` as a day. */
const enPalabras = (titulo: string): string =>
  esFechaCalendario(titulo) ? periodoCorto(periodoDe(titulo)) : titulo;

const ANIO = /(?<!\d)20\d{2}(?!\d)/g;

/** The only year that those texts say, and which of them does: `MENSUALIDADES 2026`. */
export const anioEscrito = (textos: readonly string[]): { anio: number; texto: string } | null => {
  const dichos = textos.flatMap((texto) => (texto.match(ANIO) ?? []).map((anio) => ({ anio, texto })));
  const [primero, ...otros] = dichos;
  if (!primero || otros.some(({ anio }) => anio !== primero.anio)) return null;
  return { anio: Number(primero.anio), texto: primero.texto };
};

const deMeses = (titulos: readonly string[]): readonly ColumnaDeMes[] =>
  titulos.flatMap((titulo, columna) => {
    const mes = mesDelTitulo(titulo);
    return mes ? [{ columna, titulo: enPalabras(titulo), ...mes }] : [];
  });

const DICIEMBRE = 12;

/** `ENE … DIC ENE … DIC`: written alike each time, and after each December the year that follows. */
const sonAniosSeguidos = (columnas: readonly ColumnaDeMes[]): boolean =>
  new Set(columnas.map(({ titulo }) => plegar(titulo))).size ===
    new Set(columnas.map(({ mes }) => mes)).size &&
  columnas.every(({ mes, anio }, n) => {
    const anterior = columnas[n - 1]?.mes ?? 0;
    return anio === null && (mes > anterior || (anterior === DICIEMBRE && mes === 1));
  });

/** One alone may be anything; the same month twice has in each column something else, unless a year follows the other. */
const MINIMO = 2;

/** The columns of months among those titles, in their order; none when the sheet is not written so. */
export const columnasDeMeses = (titulos: readonly string[]): readonly ColumnaDeMes[] => {
  const columnas = deMeses(titulos);
  const distintas = new Set(columnas.map(({ mes, anio }) => `${anio} ${mes}`)).size === columnas.length;
  return columnas.length >= MINIMO && (distintas || sonAniosSeguidos(columnas)) ? columnas : [];
};

/** A cell that covers several has its text in the first one. */
const haciaLaDerecha = (celdas: readonly string[], ancho: number): readonly string[] => {
  let escrita = '';
  return Array.from({ length: ancho }, (_, n) => {
    escrita = celdas[n] || escrita;
    return escrita;
  });
};

/**
 * The titles of a sheet by months with what the row above says of them: the year, when there are several, or of what each
 * block is; and the titles that cover both rows.
 */
export const conLosDeArriba = (titulos: readonly string[], arriba: readonly string[]): readonly string[] => {
  const meses = deMeses(titulos).filter(({ anio }) => anio === null);
  const encima = haciaLaDerecha(arriba, titulos.length);
  const suAnio = new Map(meses.map(({ columna }) => [columna, anioEscrito([encima[columna] ?? ''])?.anio]));
  const deVariosAnios = new Set(suAnio.values()).size > 1 && ![...suAnio.values()].includes(undefined);
  const repetidos = new Set(meses.map(({ mes }) => mes)).size < meses.length;
  const deVariasCosas = repetidos && new Set(meses.map(({ columna }) => encima[columna])).size > 1;
  const deMes = new Set(meses.map(({ columna }) => columna));
  const solo = arriba.filter(Boolean).length < MINIMO;
  return titulos.map((titulo, n) => {
    if (!deMes.has(n)) return titulo || solo ? titulo : (arriba[n] ?? '');
    if (deVariosAnios) return `${titulo} ${suAnio.get(n)}`;
    return deVariasCosas ? `${encima[n]} ${titulo}`.trim() : titulo;
  });
};

/** Those of which somebody has to say the year. */
export const sinAnio = (columnas: readonly ColumnaDeMes[]): readonly ColumnaDeMes[] =>
  columnas.filter(({ anio }) => anio === null);

/** `NOV DIC ENE FEB` is of two years: one written above it says nothing of which. */
export const cruzaElAnio = (columnas: readonly ColumnaDeMes[]): boolean =>
  sinAnio(columnas).some(({ mes }, n, todas) => n > 0 && mes < (todas[n - 1]?.mes ?? 0));

/** The month of each column; `anio` is the year of the first one that does not say it. */
export const periodosDeColumnas = (
  columnas: readonly ColumnaDeMes[],
  anio: number | null,
): ReadonlyMap<number, Periodo> => {
  const periodos = new Map<number, Periodo>();
  let suyo = anio;
  let anterior = 0;
  for (const { columna, mes, anio: propio } of columnas) {
    if (propio === null && suyo !== null && mes < anterior) suyo += 1;
    if (propio === null) anterior = mes;
    const deQue = propio ?? suyo;
    if (deQue !== null) periodos.set(columna, periodoDe(`${deQue}-${String(mes).padStart(2, '0')}-01`));
  }
  return periodos;
};

/** What each column is called: as it is written, or its month and year when another one is written the same. */
export const nombresDeMeses = (
  columnas: readonly ColumnaDeMes[],
  anio: number | null,
): ReadonlyMap<number, string> => {
  const periodos = periodosDeColumnas(columnas, anio);
  return new Map(
    columnas.map(({ columna, titulo }) => {
      const periodo = periodos.get(columna);
      const repetido = columnas.filter((otra) => otra.titulo === titulo).length > 1;
      return [columna, repetido && periodo ? periodoCorto(periodo) : titulo];
    }),
  );
};
