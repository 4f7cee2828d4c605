/** A run of text, or the place of a variable. */
export type Parte =
  | { tipo: 'texto'; texto: string; negrita: boolean }
  | { tipo: 'variable'; nombre: string; negrita: boolean };
export type Linea = readonly Parte[];

export type Bloque =
  | { tipo: 'titulo'; nivel: 1 | 2; linea: Linea }
  | { tipo: 'parrafo'; lineas: readonly Linea[] }
  | { tipo: 'lista'; numerada: boolean; elementos: readonly Linea[] }
  | { tipo: 'tabla'; filas: readonly (readonly Linea[])[]; conEncabezado: boolean }
  /** Places to sign, side by side; the lines of each say who signs. */
  | { tipo: 'firmas'; firmas: readonly (readonly Linea[])[] };

const VARIABLE = /\{\{([^{}]*)\}\}/;
const NEGRITA = /\*\*(.+?)\*\*/;

const partesDe = (texto: string, negrita: boolean): Parte[] =>
  texto.split(VARIABLE).flatMap((trozo, i): Parte[] => {
    if (i % 2 === 1) return [{ tipo: 'variable', nombre: trozo.trim(), negrita }];
    return trozo === '' ? [] : [{ tipo: 'texto', texto: trozo, negrita }];
  });

const leerLinea = (texto: string): Linea =>
  texto.split(NEGRITA).flatMap((trozo, i) => partesDe(trozo, i % 2 === 1));

const celdas = (renglon: string): string[] =>
  renglon
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((celda) => celda.trim());

const esDivision = (renglon: string): boolean => /^\|[\s|:-]+$/.test(renglon) && renglon.includes('-');

/** More do not fit across a page; each row has as many cells as the widest, and thousands of both would take all the memory. */
export const COLUMNAS_MAXIMAS = 20;

/** One more than fit tells that there are too many. */
const celdasDeTabla = (renglon: string): string[] => celdas(renglon).slice(0, COLUMNAS_MAXIMAS + 1);

const leerTabla = (renglones: readonly string[]): Bloque => {
  const conEncabezado = esDivision(renglones[1] ?? '');
  const filas = renglones.filter((renglon) => !esDivision(renglon)).map(celdasDeTabla);
  const ancho = Math.max(...filas.map((fila) => fila.length));
  return {
    tipo: 'tabla',
    conEncabezado,
    filas: filas.map((fila) => Array.from({ length: ancho }, (_, i) => leerLinea(fila[i] ?? ''))),
  };
};

type Clase = 'titulo' | 'subtitulo' | 'vineta' | 'numero' | 'tabla' | 'firma' | 'parrafo' | 'vacio';

const MARCAS: readonly [Clase, RegExp][] = [
  ['vacio', /^$/],
  ['subtitulo', /^##\s+/],
  ['titulo', /^#\s+/],
  ['vineta', /^[-*]\s+/],
  ['numero', /^\d{1,3}[.)]\s+/],
  ['tabla', /^\|/],
  ['firma', /^_{3,}\s+(?=\S)/],
];

const claseDe = (renglon: string): Clase => MARCAS.find(([, marca]) => marca.test(renglon))?.[0] ?? 'parrafo';
const sinMarca = (clase: Clase, renglon: string): string =>
  renglon.replace(MARCAS.find(([suya]) => suya === clase)?.[1] ?? /^/, '');

const aBloques = (clase: Clase, renglones: readonly string[]): Bloque[] => {
  const lineas = () => renglones.map((renglon) => leerLinea(sinMarca(clase, renglon)));
  switch (clase) {
    case 'vacio':
      return [];
    case 'titulo':
    case 'subtitulo':
      return lineas().map((linea) => ({ tipo: 'titulo', nivel: clase === 'titulo' ? 1 : 2, linea }));
    case 'vineta':
    case 'numero':
      return [{ tipo: 'lista', numerada: clase === 'numero', elementos: lineas() }];
    case 'tabla':
      return [leerTabla(renglones)];
    case 'firma':
      return [{ tipo: 'firmas', firmas: renglones.map((r) => celdas(sinMarca(clase, r)).map(leerLinea)) }];
    default:
      return [{ tipo: 'parrafo', lineas: lineas() }];
  }
};

/**
 * Reads a template's text: `#` and `##` headings, `-` and `1.` lists, `|` tables (a second row of `|---|` makes the
 * first a heading), `___ Quien | dato` places to sign, `**bold**`; anything else is text, HTML too. Lines of one kind
 * that follow each other make one block. Variables are found before anything is put in their place: what they bring is
 * never read as marks.
 */
export const analizarMarcado = (contenido: string): Bloque[] => {
  const renglones = contenido.split(/\r?\n/).map((renglon) => renglon.trim());
  const grupos: { clase: Clase; renglones: string[] }[] = [];
  for (const renglon of renglones) {
    const clase = claseDe(renglon);
    const ultimo = grupos.at(-1);
    if (ultimo?.clase === clase) ultimo.renglones.push(renglon);
    else grupos.push({ clase, renglones: [renglon] });
  }
  return grupos.flatMap(({ clase, renglones: suyos }) => aBloques(clase, suyos));
};
