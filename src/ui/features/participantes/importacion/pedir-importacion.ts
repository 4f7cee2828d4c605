import {
  type FilaImportada,
  filaRechazada,
  type ResultadoImportacion,
} from '@/domain/participantes/importacion-participantes';
import type { FilaPorImportar } from './leer-filas';

type Importar = (filas: readonly FilaPorImportar['entrada'][]) => Promise<ResultadoImportacion>;

/** Asks for the rows that could be read; the others are answered here. One answer per row, in their order. */
export const pedirImportacion = async (
  filas: readonly FilaPorImportar[],
  importar: Importar,
): Promise<FilaImportada[]> => {
  const respuestas = filas.map(({ rechazos }) => filaRechazada(rechazos));
  const enviadas = [...filas.keys()].filter((n) => Object.keys(filas[n]?.rechazos ?? {}).length === 0);
  if (enviadas.length === 0) return respuestas;
  const resultado = await importar(enviadas.map((n) => filas[n]?.entrada ?? {}));
  for (const [orden, n] of enviadas.entries()) {
    const respuesta = resultado.filas[orden];
    if (!respuesta) throw new Error('La importación no respondió por todas las filas');
    respuestas[n] = { ...respuesta, repite_fila: enviadas[respuesta.repite_fila ?? -1] ?? null };
  }
  return respuestas;
};
