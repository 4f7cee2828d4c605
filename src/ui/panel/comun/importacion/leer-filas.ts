import type { CeldasDeFila, Columnas, FilaLeida } from '@/domain/shared/importacion/columna';
import { type Celda, textoDeCelda } from '@/domain/shared/lectura/celda';
import type { FilaDeArchivo } from './a-hoja';
import type { Correspondencia } from './adivinar-columnas';
import type { FilaNumerada, TablaElegida } from './importable';
import type { Tabla } from './tabla';

export interface FilaPorImportar extends FilaNumerada {
  archivo: FilaDeArchivo;
  /** As they came, before any was written again. */
  originales: CeldasDeFila;
}

/** What every row has in a field that no column fills. */
export type Fijos = Readonly<Partial<Record<string, string>>>;

export const tablaElegida = (tabla: Tabla, columnas: Correspondencia, fijos: Fijos = {}): TablaElegida => ({
  meses: tabla.meses,
  tituloDe: (columna) => tabla.titulos[columnas[columna] ?? -1] ?? '',
  textosDe: (columna) => {
    const n = columnas[columna];
    if (n !== undefined) return tabla.filas.map(({ celdas }) => textoDeCelda(celdas[n] ?? ''));
    return fijos[columna] ? [fijos[columna]] : [];
  },
});

/** The cells of the columns that were chosen. */
const celdasDe = ({ celdas }: FilaDeArchivo, columnas: Correspondencia): CeldasDeFila =>
  Object.fromEntries(
    Object.entries(columnas).flatMap(([columna, n]) => (n === undefined ? [] : [[columna, celdas[n] ?? '']])),
  );

type Leer = (celdas: CeldasDeFila) => FilaLeida;

/** Reads the rows of a table by the columns that were chosen. */
export const crearLectorDeTabla =
  (
    columnas: Correspondencia,
    leer: Leer,
    fijos: Fijos = {},
    preparar: (celdas: CeldasDeFila) => CeldasDeFila = (celdas) => celdas,
  ) =>
  (archivo: FilaDeArchivo): FilaPorImportar => {
    const celdas = preparar({ ...fijos, ...celdasDe(archivo, columnas) });
    return { archivo, numero: archivo.numero, originales: celdas, celdas, ...leer(celdas) };
  };

/** The row with one cell written again. */
export const conCelda = (fila: FilaPorImportar, campo: string, celda: Celda, leer: Leer): FilaPorImportar => {
  const celdas = { ...fila.celdas, [campo]: celda };
  return { ...fila, celdas, ...leer(celdas) };
};

/** The row that the template brings to show how it is filled in: nobody's. */
export const esEjemplo = (conocidas: Columnas, columnas: Correspondencia) => (archivo: FilaDeArchivo) => {
  const escritas = Object.entries(celdasDe(archivo, columnas)).filter(([, celda]) => celda !== undefined);
  const iguales = escritas.filter(([nombre, celda]) => {
    const { ejemplo = '' } = conocidas[nombre] ?? {};
    return textoDeCelda(celda as Celda) === ejemplo;
  });
  const conAlgo = iguales.filter(([, celda]) => celda !== '');
  return conAlgo.length > 1 && iguales.length === escritas.length;
};
