import {
  type CodigoError,
  type ErrorAplicacion,
  esErrorAplicacion,
} from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import {
  type FilaImportada,
  filaCreada,
  filaRechazada,
  filaRepetida,
} from '@/domain/shared/importacion/fila-importada';

/** The service looked at the row and stored nothing of it: the others go on. */
const DE_LA_FILA: readonly CodigoError[] = ['VALIDACION', 'CONFLICTO', 'NO_ENCONTRADO', 'DEMASIADO_GRANDE'];

/** A few at a time, so that whoever imports is never in the line of everybody else. */
const CARRILES = 4;

export interface PorEscribir {
  /** As the file numbers it: the key of the row is made with it. */
  numero: number;
  /** Rows of the same one are written in their order, one after another. */
  carril: string;
  /** Where a refusal that names no field is said. */
  campo: string;
  escribir: (clave: string) => Promise<Id>;
}

interface Avance {
  /** Of this import: with it and its number, a row that is sent twice is written once. */
  clave: string;
  /** By number, those that have their answer already; what is answered now is added. */
  hechas: Map<number, FilaImportada>;
  alAvanzar?: (hechas: number) => void;
}

const respuestaDe = (error: ErrorAplicacion, campo: string): FilaImportada | null => {
  if (error.codigo === 'DUPLICADO') return filaRepetida({});
  if (!DE_LA_FILA.includes(error.codigo)) return null;
  return filaRechazada(Object.keys(error.campos).length > 0 ? error.campos : { [campo]: error.message });
};

const enCarriles = (filas: readonly PorEscribir[]): PorEscribir[][] => {
  const deQuien = new Map<string, number>();
  const carriles: PorEscribir[][] = Array.from({ length: CARRILES }, () => []);
  for (const fila of filas) {
    const n = deQuien.get(fila.carril) ?? deQuien.size % CARRILES;
    deQuien.set(fila.carril, n);
    carriles[n]?.push(fila);
  }
  return carriles;
};

/**
 * Writes each row as if somebody had typed it, by the use-case of a single creation. What the service refuses is answered for its
 * row; anything else stops the rest and is thrown, with `hechas` as far as it got: called again, it goes on from there.
 */
export const escribirFilas = async (
  filas: readonly PorEscribir[],
  { clave, hechas, alAvanzar }: Avance,
): Promise<readonly FilaImportada[]> => {
  let falla: { causa: unknown } | null = null;
  const escribirUna = async ({ numero, campo, escribir }: PorEscribir): Promise<void> => {
    try {
      hechas.set(numero, { ...filaCreada(), id: await escribir(`${clave}-${numero}`) });
    } catch (causa) {
      const respuesta = esErrorAplicacion(causa) ? respuestaDe(causa, campo) : null;
      if (respuesta) hechas.set(numero, respuesta);
      else falla ??= { causa };
    }
  };
  const recorrer = async (carril: readonly PorEscribir[]): Promise<void> => {
    for (const fila of carril) {
      if (falla) return;
      if (hechas.has(fila.numero)) continue;
      await escribirUna(fila);
      alAvanzar?.(hechas.size);
    }
  };
  await Promise.all(enCarriles(filas).map(recorrer));
  if (falla) throw (falla as { causa: unknown }).causa;
  return filas.map(({ numero }) => hechas.get(numero) as FilaImportada);
};
