import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import type { Celda } from '@/domain/shared/lectura/celda';
import { aHoja, type Hoja } from './a-hoja';
import { alcanceDe, conFormulasEscritas, formulaEscrita } from './hoja-en-xml';

/** The sheets of a workbook, in its order. */
export type LibroLeido = { hojas: readonly Hoja[] } | { falla: 'PESADO' | 'DANADO' | 'SIN_LECTOR' };

const dos = (numero: number): string => String(numero).padStart(2, '0');

/** A date of a sheet has no time zone: the reader gives it as midnight UTC. */
const aFecha = (fecha: Date): string =>
  `${fecha.getUTCFullYear()}-${dos(fecha.getUTCMonth() + 1)}-${dos(fecha.getUTCDate())}`;

const aCelda = (celda: unknown): Celda => {
  if (celda === null || celda === undefined) return '';
  if (celda instanceof Date) return { fecha: aFecha(celda) };
  if (typeof celda === 'number') return celda;
  return formulaEscrita(String(celda)) ?? String(celda);
};

/** Two thousand people are some 5 MB once decompressed; a bomb of 10 MB can be of gigabytes. */
const DESCOMPRIMIDO_MAXIMO = 104_857_600;

/** Whether the workbook says that it is too big for this page, asked of its index: nothing is decompressed. */
const pesaDeMas = (bytes: ArrayBuffer): boolean => {
  let total = 0;
  unzipSync(new Uint8Array(bytes), {
    filter: ({ originalSize }) => {
      total += originalSize;
      return false;
    },
  });
  return total > DESCOMPRIMIDO_MAXIMO;
};

/** Of all its sheets: twenty lists of the most rows that are taken, twenty columns wide. */
const CELDAS_MAXIMAS = 2_000_000;

/** A person looks for a list among them; one list a month of twenty years is as many. */
const HOJAS_MAXIMAS = 250;

/** A text may be written once in the book and be in every cell: what goes to the page has it each time. */
const LETRAS_MAXIMAS = 20_000_000;

const HOJA = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * The workbook with its parts as they are, not compressed: the reader decompresses the big ones in threads that it makes
 * from text, which this page forbids, and would wait for them for ever. Formulas without a value are written, so that they
 * are seen. `null` when there are too many sheets, or they have no bounds.
 */
const sinComprimir = (bytes: ArrayBuffer): ArrayBuffer | null => {
  const partes = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  const hojas = Object.entries(partes).filter(([nombre]) => HOJA.test(nombre));
  if (hojas.length > HOJAS_MAXIMAS) return null;
  let celdas = 0;
  for (const [nombre, parte] of hojas) {
    const hoja = new TextDecoder().decode(parte);
    celdas += alcanceDe(hoja);
    if (celdas > CELDAS_MAXIMAS) return null;
    const escrita = conFormulasEscritas(hoja);
    if (escrita !== hoja) partes[nombre] = new TextEncoder().encode(escrita);
  }
  return zipSync(partes, { level: 0 }).buffer;
};

const letrasDe = (hojas: readonly { filas: Celda[][] }[]): number => {
  let letras = 0;
  for (const { filas } of hojas)
    for (const celda of filas.flat()) letras += typeof celda === 'string' ? celda.length : 0;
  return letras;
};

/** What a workbook has, or why nothing of it can be read. */
export const leerXlsx = async (bytes: ArrayBuffer): Promise<LibroLeido> => {
  try {
    const libro = pesaDeMas(bytes) ? null : sinComprimir(bytes);
    if (!libro) return { falla: 'PESADO' };
    const hojas = (await readXlsxFile(libro)).map(({ sheet, data }) => ({
      nombre: sheet,
      filas: data.map((fila) => fila.map(aCelda)),
    }));
    return letrasDe(hojas) > LETRAS_MAXIMAS ? { falla: 'PESADO' } : { hojas: hojas.map(aHoja) };
  } catch {
    return { falla: 'DANADO' };
  }
};
