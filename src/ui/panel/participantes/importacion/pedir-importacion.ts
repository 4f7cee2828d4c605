import { crearBuscadorDeRepetidos } from '@/domain/participantes/buscador-de-repetidos';
import {
  FILAS_POR_IMPORTACION,
  type ResultadoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import {
  type FilaImportada,
  filaCreada,
  filaRechazada,
  filaRepetida,
} from '@/domain/shared/importacion/fila-importada';

type Importar = (
  filas: readonly FilaLeida['entrada'][],
  /** Of the call among those of one import. */
  tanda: number,
) => Promise<ResultadoImportacion>;

/** A call tells the doubles among its own rows: those of another call are told here. */
const repetidasEntreTandas = (
  filas: readonly FilaLeida[],
  enviadas: readonly number[],
): Map<number, number> => {
  const repetidas = new Map<number, number>();
  if (enviadas.length <= FILAS_POR_IMPORTACION) return repetidas;
  const anteriores = crearBuscadorDeRepetidos<number>();
  for (const n of enviadas) {
    const { entrada = {} } = filas[n] ?? {};
    const anterior = anteriores.buscar(entrada);
    if (anterior === undefined) anteriores.agregar(entrada, n);
    else repetidas.set(n, anterior);
  }
  return repetidas;
};

/** Asks for the rows that could be read, as many as a call takes; the others are answered here. One answer per row, in their order. */
export const pedirImportacion = async (
  filas: readonly FilaLeida[],
  importar: Importar,
): Promise<FilaImportada[]> => {
  const respuestas = filas.map(({ rechazos }) =>
    Object.keys(rechazos).length > 0 ? filaRechazada(rechazos) : filaCreada(),
  );
  const leidas = [...filas.keys()].filter((n) => respuestas[n]?.resultado === 'CREADA');
  const repetidas = repetidasEntreTandas(filas, leidas);
  for (const [n, repite_fila] of repetidas) respuestas[n] = filaRepetida({ repite_fila });
  const enviadas = leidas.filter((n) => !repetidas.has(n));
  for (let desde = 0; desde < enviadas.length; desde += FILAS_POR_IMPORTACION) {
    const tanda = enviadas.slice(desde, desde + FILAS_POR_IMPORTACION);
    const resultado = await importar(
      tanda.map((n) => filas[n]?.entrada ?? {}),
      desde / FILAS_POR_IMPORTACION,
    );
    for (const [orden, n] of tanda.entries()) {
      const respuesta = resultado.filas[orden];
      if (!respuesta) throw new Error('La importación no respondió por todas las filas');
      respuestas[n] = { ...respuesta, repite_fila: tanda[respuesta.repite_fila ?? -1] ?? null };
    }
  }
  return respuestas;
};
