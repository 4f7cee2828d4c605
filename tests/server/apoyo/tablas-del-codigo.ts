import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

const CARPETA = resolve('src/infrastructure/postgres/esquema');

const leer = (archivo: string): Promise<Record<string, unknown>> =>
  import(/* @vite-ignore */ `${CARPETA}/${archivo}`);

let tablas: Promise<PgTable[]> | null = null;

/** Every table that the code describes: that of a new section is one of them by being in the folder. */
export const tablasDelCodigo = (): Promise<PgTable[]> => {
  tablas ??= Promise.all(readdirSync(CARPETA).map(leer)).then((modulos) =>
    modulos.flatMap((modulo) => Object.values(modulo)).filter((valor) => is(valor, PgTable)),
  );
  return tablas;
};

/** The database keeps the counts by itself, and the rest is of the installation, not of anybody. */
const QUEDAN_SIEMPRE = /^(?:conteo_\w+|secretos|firmas_usadas)$/;

/** The names of those that a test leaves empty for the next one, as an order writes them. */
export const tablasParaVaciar = async (salvo: readonly string[] = []): Promise<string> =>
  (await tablasDelCodigo())
    .map(getTableName)
    .filter((nombre) => !QUEDAN_SIEMPRE.test(nombre) && !salvo.includes(nombre))
    .join(', ');
