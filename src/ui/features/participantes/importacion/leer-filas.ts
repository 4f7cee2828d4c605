import { COLUMNAS_IMPORTABLES } from '@/domain/participantes/campos-importables';
import {
  type CeldasDeFila,
  crearLectorDeFilas,
  type FilaLeida,
} from '@/domain/participantes/leer-fila-importada';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';
import type { Sede } from '@/domain/sedes/sede';
import { textoDeCelda } from '@/domain/shared/lectura/celda';
import type { FilaDeArchivo } from '../../shared/importacion/leer-hojas';
import type { Tabla } from '../../shared/importacion/tabla';
import type { Correspondencia } from './adivinar-columnas';

export interface FilaPorImportar extends FilaLeida {
  archivo: FilaDeArchivo;
  /** The cells of the columns that were chosen. */
  celdas: CeldasDeFila;
}

/** Reads the rows of a table by the columns that were chosen; a sede is written by its name. */
export const crearLectorDeTabla = (
  tabla: Tabla,
  columnas: Correspondencia,
  sedes: readonly Sede[],
): ((archivo: FilaDeArchivo) => FilaPorImportar) => {
  const elegidas = COLUMNAS_IMPORTABLES.flatMap((columna) => {
    const n = columnas[columna];
    return n === undefined ? [] : [[columna, n] as const];
  });
  const leer = crearLectorDeFilas({
    leerSede: crearLectorDeSede(sedes),
    columnaDeArea: tabla.filas.map(({ celdas }) => textoDeCelda(celdas[columnas.area ?? -1] ?? '')),
    tituloDocumento: tabla.titulos[columnas.numero_documento ?? -1] ?? '',
  });
  return (archivo) => {
    const celdas: CeldasDeFila = Object.fromEntries(
      elegidas.map(([columna, n]) => [columna, archivo.celdas[n] ?? '']),
    );
    return { archivo, celdas, ...leer(celdas) };
  };
};
