import { unzipSync, zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/universal';
import type { Celda } from '@/domain/shared/lectura/celda';
import { alcanceDe, conFormulasEscritas, formulaEscrita } from './hoja-en-xml';

/** The sheets of a workbook, in its order. */
export type LibroLeido =
  | { hojas: readonly { nombre: string; filas: Celda[][] }[] }
  | { falla: 'PESADO' | 'DANADO' | 'SIN_LECTOR' };

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

/** Five thousand rows of a thousand columns. */
const CELDAS_MAXIMAS = 5_000_000;

const HOJA = /^xl\/worksheets\/[^/]+\.xml$/i;

/**
 * The workbook with its parts as they are, not compressed: the reader decompresses the big ones in threads that it makes
 * from text, which this page forbids, and would wait for them for ever. Formulas without a value are written, so that they
 * are seen. `null` when a sheet has no bounds.
 */
const sinComprimir = (bytes: ArrayBuffer): ArrayBuffer | null => {
  const partes = unzipSync(new Uint8Array(bytes), { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  for (const [nombre, parte] of Object.entries(partes)) {
    if (!HOJA.test(nombre)) continue;
    const hoja = new TextDecoder().decode(parte);
    if (alcanceDe(hoja) > CELDAS_MAXIMAS) return null;
    const escrita = conFormulasEscritas(hoja);
    if (escrita !== hoja) partes[nombre] = new TextEncoder().encode(escrita);
  }
  return zipSync(partes, { level: 0 }).buffer;
};

/** What a workbook has, or why nothing of it can be read. */
export const leerXlsx = async (bytes: ArrayBuffer): Promise<LibroLeido> => {
  try {
    const libro = pesaDeMas(bytes) ? null : sinComprimir(bytes);
    if (!libro) return { falla: 'PESADO' };
    const hojas = await readXlsxFile(libro);
    return {
      hojas: hojas.map(({ sheet, data }) => ({ nombre: sheet, filas: data.map((fila) => fila.map(aCelda)) })),
    };
  } catch {
    return { falla: 'DANADO' };
  }
};
