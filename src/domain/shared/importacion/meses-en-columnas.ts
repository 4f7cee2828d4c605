import { esFechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import {
  esTituloDeFecha,
  esTituloDeValor,
  type MesEscrito,
  mesDeLaFecha,
  mesDelTitulo,
} from '@/domain/shared/importacion/titulo-de-mes';
import { periodoCorto } from '@/domain/shared/periodo-en-palabras';
import { plegar } from '@/domain/shared/textos';

/** A column of a sheet that has one for each month. */
export interface ColumnaDeMes extends MesEscrito {
  columna: number;
  /** As the sheet writes it. */
  titulo: string;
  /** The column of the day of each payment, in a sheet that has one beside each month. */
  deFecha?: number;
}

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

const mismoMes = (uno: MesEscrito, otro: MesEscrito): boolean =>
  uno.mes === otro.mes && uno.anio === otro.anio;

/** Each month with its day: the column that names both or, of all of them, the one at its right that says only `Fecha`. */
const conSuFecha = (
  titulos: readonly string[],
  columnas: readonly ColumnaDeMes[],
): readonly ColumnaDeMes[] => {
  const dichas = titulos.map(mesDeLaFecha);
  const alLado = columnas.every(({ columna }) => esTituloDeFecha(titulos[columna + 1] ?? ''));
  return columnas.map((una) => {
    const n = alLado ? una.columna + 1 : dichas.findIndex((dicha) => dicha !== null && mismoMes(dicha, una));
    return n < 0 ? una : { ...una, deFecha: n };
  });
};

/** Every column of the months, with those of their days. */
export const columnasQueOcupan = (columnas: readonly ColumnaDeMes[]): ReadonlySet<number> =>
  new Set(columnas.flatMap(({ columna, deFecha = columna }) => [columna, deFecha]));

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
  return columnas.length >= MINIMO && (distintas || sonAniosSeguidos(columnas))
    ? conSuFecha(titulos, columnas)
    : [];
};

/** A cell that covers several has its text in the first one. */
const haciaLaDerecha = (celdas: readonly string[], ancho: number): readonly string[] => {
  let escrita = '';
  return Array.from({ length: ancho }, (_, n) => {
    escrita = celdas[n] || escrita;
    return escrita;
  });
};

/** Whether under each month it says how much, and perhaps which day. */
export const sonSubtitulos = (titulos: readonly string[]): boolean =>
  titulos.filter(esTituloDeValor).length >= MINIMO;

/** `ENERO` over `VALOR` and `FECHA`: the first is called as its month, and the other as the day of it. */
const bajoSuMes = (titulo: string, mes: string): string | null => {
  if (mesDelTitulo(mes) === null) return null;
  if (esTituloDeValor(titulo)) return mes;
  return esTituloDeFecha(titulo) ? `Fecha ${mes}` : null;
};

/**
 * The titles of a sheet by months with what the row above says of them: the year, when there are several, or of what each
 * block is; and the titles that cover both rows.
 */
export const conLosDeArriba = (titulos: readonly string[], arriba: readonly string[]): readonly string[] => {
  const meses = deMeses(titulos).filter(({ anio }) => anio === null);
  const encima = haciaLaDerecha(arriba, titulos.length);
  if (meses.length === 0 && sonSubtitulos(titulos))
    return titulos.map((titulo, n) => bajoSuMes(titulo, encima[n] ?? '') ?? (titulo || (arriba[n] ?? '')));
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
