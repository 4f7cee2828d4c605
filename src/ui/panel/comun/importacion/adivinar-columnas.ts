import {
  type Columna,
  type Columnas,
  columnasQueFaltan,
  etiquetaDeColumna,
} from '@/domain/shared/importacion/columna';
import { leerDineroDeCelda } from '@/domain/shared/lectura/celda';
import { claveDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';
import type { FilaDeArchivo } from './a-hoja';
import { LARGO_DE_TITULO } from './tabla';

/** Column of the file (from 0) that fills each field. */
export type Correspondencia = Readonly<Partial<Record<string, number>>>;

/** Words that a narrow column cuts, each with the whole one: `No. Doc. identidad`, `F. nac`. */
const ABREVIATURAS: readonly (readonly [RegExp, string])[] = [
  [/^(?:#|n[°º]|(?:n|no|nro|num)[.\s])[.\s]*(?=[a-z])/, 'numero '],
  [/^(?:f|fec)[.\s]+(?=[a-z])/, 'fecha '],
  [/\bdoc(?:to)?\b/, 'documento'],
  [/\b(?:ident|identif)\b/, 'identificacion'],
  [/\b(?:vr|vlr|val)\b/, 'valor'],
  [/\bobs\b/, 'observaciones'],
  [/\bced\b/, 'cedula'],
  [/\b(?:tel|telf|tfno)\b/, 'telefono'],
  [/\bcel\b/, 'celular'],
  [/\bnac\b/, 'nacimiento'],
  [/\bing\b/, 'ingreso'],
];

/** What is between brackets explains the title: `Fecha de ingreso (dd/mm/aaaa)`. */
export const claveDeTitulo = (titulo: string): string =>
  claveDeOpcion(
    ABREVIATURAS.reduce(
      (texto, [abreviada, entera]) => texto.replace(abreviada, entera),
      plegar(titulo.slice(0, LARGO_DE_TITULO).replace(/\([^)]*\)/g, '')).trim(),
    ),
  );

/**
 * From the most exact: `Teléfono acudiente` beside `Teléfono` says of whom it is. The label comes first, and the name of the
 * field after it, unless they have their place among the others.
 */
const nombresDe = (campo: string, columna: Columna): readonly string[] => {
  if (columna.soloNombres) return columna.soloNombres.map(claveDeTitulo);
  const propios = columna.otrosNombres ?? [];
  const suyo = campo.replaceAll('_', ' ');
  const etiqueta = claveDeTitulo(etiquetaDeColumna(columna));
  const otros = [...(propios.includes(suyo) ? [] : [suyo]), ...propios].map(claveDeTitulo);
  const masExactos = otros.filter((otro) => otro !== etiqueta && otro.includes(etiqueta));
  return [...masExactos, ...(otros.includes(etiqueta) ? [] : [etiqueta]), ...otros];
};

const yaNombradas = new WeakMap<Columnas, ReadonlyMap<string, readonly string[]>>();

/** By field. Worked out once: every row of every sheet that may have the titles is compared with them. */
const nombresEn = (columnas: Columnas): ReadonlyMap<string, readonly string[]> => {
  const nombres =
    yaNombradas.get(columnas) ??
    new Map(Object.entries(columnas).map(([campo, columna]) => [campo, nombresDe(campo, columna)]));
  yaNombradas.set(columnas, nombres);
  return nombres;
};

/** Something is written in that column, and nothing of it is an amount: a `Pagado` of Sí or No. */
const sinDinero = (filas: readonly FilaDeArchivo[], columna: number): boolean => {
  const escritas = filas.map(({ celdas }) => celdas[columna] ?? '').filter((celda) => celda !== '');
  return escritas.length > 0 && escritas.every((celda) => 'rechazo' in leerDineroDeCelda(celda));
};

/** Each column fills one field at most, and the more exact names choose first. */
const repartir = (
  columnas: Columnas,
  titulos: readonly string[],
  filas: readonly FilaDeArchivo[],
): Correspondencia => {
  const claves = titulos.map(claveDeTitulo);
  const correspondencia: Record<string, number> = {};
  const usadas = new Set<number>();
  const nombres = nombresEn(columnas);
  for (const [campo, una] of Object.entries(columnas)) {
    const sirve = (n: number): boolean =>
      !usadas.has(n) && !(una.campo.tipo === 'dinero' && sinDinero(filas, n));
    const columna = (nombres.get(campo) ?? [])
      .map((nombre) => claves.findIndex((titulo, n) => titulo === nombre && sirve(n)))
      .find((encontrada) => encontrada >= 0);
    if (columna === undefined) continue;
    correspondencia[campo] = columna;
    usadas.add(columna);
  }
  return correspondencia;
};

const faltanEn = (columnas: Columnas, correspondencia: Correspondencia): number =>
  columnasQueFaltan(columnas, (campo) => correspondencia[campo] !== undefined).length;

/**
 * The field that each title fills. `enOtraLista` are the same columns as a list about others names them: it is one when that
 * tells more of what each row needs, or as much and also whose it is.
 */
export const adivinarColumnas = (
  columnas: Columnas,
  titulos: readonly string[],
  filas: readonly FilaDeArchivo[] = [],
  enOtraLista?: Columnas,
): Correspondencia => {
  const propias = repartir(columnas, titulos, filas);
  const faltan = faltanEn(columnas, propias);
  if (!enOtraLista || faltan === 0) return propias;
  const deOtros = repartir(enOtraLista, titulos, filas);
  const faltarian = faltanEn(columnas, deOtros);
  const dicenDeQuien = faltarian === faltan && deOtros.nombre_participante !== undefined;
  return faltarian < faltan || dicenDeQuien ? deOtros : propias;
};
