import { crearBuscadorDeRepetidos } from '@/domain/participantes/buscador-de-repetidos';
import {
  FILAS_POR_IMPORTACION,
  type ResultadoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import { type FilaImportada, filaRechazada, filaRepetida } from '@/domain/shared/importacion/fila-importada';
import { sinLoRechazado } from '@/domain/shared/importacion/rechazos-de-reglas';

type Importar = (
  filas: readonly FilaLeida['entrada'][],
  /** Of the call among those of one import. */
  tanda: number,
  /** Positions of those that go without what could not be read in them. */
  incompletas: readonly number[],
) => Promise<ResultadoImportacion>;

const conFallos = ({ rechazos }: FilaLeida): boolean => Object.keys(rechazos).length > 0;

/** A call tells the doubles among its own rows: those of another call are told here. */
const repetidasEntreTandas = (
  filas: readonly FilaLeida[],
  leidas: readonly number[],
): Map<number, number> => {
  const repetidas = new Map<number, number>();
  if (filas.length <= FILAS_POR_IMPORTACION) return repetidas;
  const anteriores = crearBuscadorDeRepetidos<number>();
  for (const n of leidas) {
    const { entrada = {} } = filas[n] ?? {};
    const anterior = anteriores.buscar(entrada);
    if (anterior === undefined) anteriores.agregar(entrada, n);
    else repetidas.set(n, anterior);
  }
  return repetidas;
};

const pedir = async (
  filas: readonly FilaLeida[],
  importar: Importar,
  seEnvia: (fila: FilaLeida) => boolean,
): Promise<FilaImportada[]> => {
  const respuestas = filas.map(({ rechazos }) => filaRechazada(rechazos));
  const repetidas = repetidasEntreTandas(
    filas,
    [...filas.entries()].flatMap(([n, fila]) => (conFallos(fila) ? [] : [n])),
  );
  for (const [n, repite_fila] of repetidas) respuestas[n] = filaRepetida({ repite_fila });
  const enviadas = [...filas.entries()].filter(([n, fila]) => !repetidas.has(n) && seEnvia(fila));
  for (let desde = 0; desde < enviadas.length; desde += FILAS_POR_IMPORTACION) {
    const tanda = enviadas.slice(desde, desde + FILAS_POR_IMPORTACION);
    const resultado = await importar(
      tanda.map(([, { entrada, rechazos }]) => sinLoRechazado(entrada, rechazos)),
      desde / FILAS_POR_IMPORTACION,
      tanda.flatMap(([, fila], orden) => (conFallos(fila) ? [orden] : [])),
    );
    for (const [orden, [n, fila]] of tanda.entries()) {
      const respuesta = resultado.filas[orden];
      if (!respuesta) throw new Error('La importación no respondió por todas las filas');
      respuestas[n] = conFallos(fila)
        ? filaRechazada({ ...respuesta.campos, ...fila.rechazos })
        : { ...respuesta, repite_fila: tanda[respuesta.repite_fila ?? -1]?.[0] ?? null };
    }
  }
  return respuestas;
};

/** Asks for the rows that could be read, as many as a call takes; the others are answered here. One answer per row, in their order. */
export const pedirImportacion = (filas: readonly FilaLeida[], importar: Importar) =>
  pedir(filas, importar, (fila) => !conFallos(fila));

/** The same, of the others too, without what could not be read in them: each says at once all that it has wrong. */
export const probarImportacion = (filas: readonly FilaLeida[], importar: Importar) =>
  pedir(filas, importar, () => true);
