import type { Almacen } from '@/application/shared/almacen.port';
import { COLUMNAS_IMPORTABLES } from '@/domain/participantes/campos-importables';
import { plegar } from '@/domain/shared/textos';
import type { Correspondencia } from './adivinar-columnas';

const CLAVE = 'importacion-columnas';
const MAXIMO = 5;

interface Recordada {
  huella: string;
  columnas: Correspondencia;
}

/**
 * Tells one set of titles from another without keeping them: a file without titles has somebody's data in its first
 * row. FNV-1a, twice with different seeds; it protects nothing, it only has to differ. Columns without a title at the end
 * do not count.
 */
const huellaDe = (titulos: readonly string[]): string => {
  const escritos = titulos.slice(0, titulos.findLastIndex((titulo) => titulo !== '') + 1);
  const texto = JSON.stringify(escritos.map(plegar));
  const fnv = (semilla: number) =>
    [...texto].reduce(
      (suma, letra) => Math.imul(suma ^ (letra.codePointAt(0) ?? 0), 0x01000193) >>> 0,
      semilla,
    );
  return `${fnv(0x811c9dc5).toString(36)}-${fnv(0x01234567).toString(36)}`;
};

const leer = (almacen: Almacen): readonly Recordada[] => {
  try {
    const leido: unknown = JSON.parse(almacen.leer(CLAVE) ?? '[]');
    return Array.isArray(leido) ? leido.filter((una) => typeof una?.huella === 'string') : [];
  } catch {
    return [];
  }
};

/** Only fields that exist and columns that the file has. */
const limpiar = (columnas: unknown, cuantas: number): Correspondencia => {
  const escritas = (typeof columnas === 'object' ? columnas : null) as Record<string, unknown> | null;
  return Object.fromEntries(
    COLUMNAS_IMPORTABLES.flatMap((campo) => {
      const columna = escritas?.[campo];
      return Number.isInteger(columna) && Number(columna) >= 0 && Number(columna) < cuantas
        ? [[campo, columna]]
        : [];
    }),
  );
};

/** What was chosen the last time a file had these titles; null when none had. */
export const columnasRecordadas = (almacen: Almacen, titulos: readonly string[]): Correspondencia | null => {
  const huella = huellaDe(titulos);
  const recordada = leer(almacen).find((una) => una.huella === huella);
  return recordada ? limpiar(recordada.columnas, titulos.length) : null;
};

export const recordarColumnas = (
  almacen: Almacen,
  titulos: readonly string[],
  columnas: Correspondencia,
): void => {
  const huella = huellaDe(titulos);
  const otras = leer(almacen).filter((una) => una.huella !== huella);
  almacen.guardar(CLAVE, JSON.stringify([{ huella, columnas }, ...otras].slice(0, MAXIMO)));
};
