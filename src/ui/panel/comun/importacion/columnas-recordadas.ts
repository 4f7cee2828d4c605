import type { Almacen } from '@/application/shared/equipo.port';
import type { Columnas } from '@/domain/shared/importacion/columna';
import { plegar } from '@/domain/shared/textos';
import type { Correspondencia } from './adivinar-columnas';

const MAXIMO = 5;

/** Whose columns they are, and where they are kept. */
interface Lugar {
  almacen: Almacen;
  entidad: string;
  columnas: Columnas;
}

/** Those of participantes have no name of their own: they were the first. */
const claveDe = ({ entidad }: Lugar): string =>
  entidad === 'participantes' ? 'importacion-columnas' : `importacion-columnas-${entidad}`;

interface Recordada {
  huella: string;
  columnas: Correspondencia;
  /** The fields that were understood by themselves: what is not among the columns was left out on purpose. */
  entendidos?: readonly string[];
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

const leer = (lugar: Lugar): readonly Recordada[] => {
  try {
    const leido: unknown = JSON.parse(lugar.almacen.leer(claveDe(lugar)) ?? '[]');
    return Array.isArray(leido) ? leido.filter((una) => typeof una?.huella === 'string') : [];
  } catch {
    return [];
  }
};

const listaDe = (leida: unknown): readonly unknown[] => (Array.isArray(leida) ? leida : []);

/** Only fields that exist and columns that the file has. */
const limpiar = (conocidas: Columnas, columnas: unknown, cuantas: number): Correspondencia => {
  const escritas = (typeof columnas === 'object' ? columnas : null) as Record<string, unknown> | null;
  return Object.fromEntries(
    Object.keys(conocidas).flatMap((campo) => {
      const columna = escritas?.[campo];
      return Number.isInteger(columna) && Number(columna) >= 0 && Number(columna) < cuantas
        ? [[campo, Number(columna)]]
        : [];
    }),
  );
};

/**
 * What was chosen the last time a file with these titles came in; null when none did. `adivinadas` says what is understood
 * now: a field that was not then, as one of a later release, takes its column if nothing else has it.
 */
export const columnasRecordadas = (
  lugar: Lugar,
  titulos: readonly string[],
  adivinadas: Correspondencia = {},
): Correspondencia | null => {
  const huella = huellaDe(titulos);
  const recordada = leer(lugar).find((una) => una.huella === huella);
  if (!recordada) return null;
  const elegidas = limpiar(lugar.columnas, recordada.columnas, titulos.length);
  const conocidos = new Set([...Object.keys(elegidas), ...listaDe(recordada.entendidos)]);
  const ocupadas = new Set(Object.values(elegidas));
  const nuevas = Object.entries(adivinadas).filter(([campo, n]) => !conocidos.has(campo) && !ocupadas.has(n));
  return { ...elegidas, ...Object.fromEntries(nuevas) };
};

export const recordarColumnas = (
  lugar: Lugar,
  titulos: readonly string[],
  columnas: Correspondencia,
  adivinadas: Correspondencia = {},
): void => {
  const entendidos = Object.keys(adivinadas);
  const huella = huellaDe(titulos);
  const otras = leer(lugar).filter((una) => una.huella !== huella);
  lugar.almacen.guardar(
    claveDe(lugar),
    JSON.stringify([{ huella, columnas, entendidos }, ...otras].slice(0, MAXIMO)),
  );
};
