import type { HojaDesplegada } from '@/domain/mensualidades/abonos-por-mes';
import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import type { ColumnaDeMes } from '@/domain/shared/importacion/meses-en-columnas';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import type { FilaDeArchivo, Hoja } from './a-hoja';

/** What is longer is a text, and not what a column is called: nobody reads it whole in a list of them. */
export const LARGO_DE_TITULO = 200;

/** What is known of a sheet with a column for each month, besides its payments. */
export interface MesesDeTabla extends Pick<HojaDesplegada, 'aparte' | 'pagadas' | 'sinPagos'> {
  columnas: readonly ColumnaDeMes[];
  /** Of the first column that does not say its own; `null` until somebody says it. */
  anio: number | null;
  /** The text that says the year. */
  deDonde: string | null;
  /** Whether what says that it was paid and not how much is all that was owed. */
  marcaEsTodo: boolean;
  /** Fields that the columns of months fill, each with its column. */
  campos: Readonly<Partial<Record<string, number>>>;
  /** Rows of the sheet that are nobody's. */
  deTotales: readonly number[];
  notas: readonly number[];
  /** The sheet as it is. */
  hoja: Tabla;
}

export interface Tabla {
  /** As the spreadsheet numbers it. */
  filaTitulos: number;
  /** One for each column that has something written. */
  titulos: readonly string[];
  filas: readonly FilaDeArchivo[];
  /** The row above, when the titles are in both. */
  filaDeArriba?: number;
  /** When it was a row for each person and a column for each month: what is said of that. */
  meses?: MesesDeTabla;
}

/** Rows that may have the titles: a name of the list, a date and an empty row usually come before. */
const FILAS_DE_ARRIBA = 30;

/** Where the titles may be, from the top; below them there is at least one row. */
export const filasDeTitulos = ({ filas }: Hoja): readonly FilaDeArchivo[] =>
  filas.slice(0, Math.max(1, Math.min(FILAS_DE_ARRIBA, filas.length - 1)));

export const textosDe = ({ celdas }: FilaDeArchivo): string[] => celdas.map(textoDeCelda);

export interface LugarTitulos {
  hoja: Hoja;
  filaTitulos: number;
}

/** What that row says as titles. */
type LeerTitulos = (fila: FilaDeArchivo, hoja: Hoja) => readonly string[];

const buscar = (
  hojas: readonly Hoja[],
  sonTitulos: (titulos: readonly string[]) => boolean,
  leer: LeerTitulos,
): LugarTitulos | null => {
  for (const hoja of hojas) {
    const fila = hoja.filas.slice(0, FILAS_DE_ARRIBA).find((una) => sonTitulos(leer(una, hoja)));
    if (fila) return { hoja, filaTitulos: fila.numero };
  }
  return null;
};

/**
 * The first row with the first of these signs of being the titles, else with the second…; with none, the first row written.
 * The sheet that has it is the one of the list.
 */
export const encontrarTitulos = (
  hojas: readonly Hoja[],
  signos: readonly ((titulos: readonly string[]) => boolean)[],
  leer: LeerTitulos = textosDe,
): LugarTitulos => {
  for (const signo of signos) {
    const lugar = buscar(hojas, signo, leer);
    if (lugar) return lugar;
  }
  const [hoja] = hojas;
  if (!hoja?.filas[0]) throw new Error('Un archivo leído tiene al menos una fila');
  return { hoja, filaTitulos: hoja.filas[0].numero };
};

/** Columns up to the last one with something written below the titles or in them. */
const anchoDe = (filas: readonly FilaDeArchivo[]): number =>
  filas.reduce((ancho, { celdas }) => Math.max(ancho, celdas.findLastIndex((celda) => celda !== '') + 1), 0);

/** A sheet whose titles are in that row: those above are left out. Throws VALIDACION when there is nothing below. */
export const aTabla = ({ hoja, filaTitulos }: LugarTitulos): Tabla => {
  const desde = hoja.filas.filter(({ numero }) => numero >= filaTitulos);
  const [titulos, ...filas] = desde;
  if (!titulos || filas.length === 0) {
    throw errorValidacion(
      `Debajo de los títulos (fila ${filaTitulos}) no hay nada escrito: va una fila por persona`,
    );
  }
  const escritos = textosDe(titulos);
  return {
    filaTitulos,
    titulos: Array.from({ length: anchoDe(desde) }, (_, n) => (escritos[n] ?? '').slice(0, LARGO_DE_TITULO)),
    filas,
  };
};
