import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plegar } from '@/domain/shared/textos';

const comoLiteral = (palabra: string): string => palabra.replace(/[\\%_]/g, (signo) => `\\${signo}`);

/** The folded words of a search. */
export const palabrasDe = (busqueda: string | undefined): string[] =>
  plegar(busqueda ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '');

/** What each word must match, somewhere in a folded text. */
export const patronesDe = (busqueda: string | undefined): string[] =>
  palabrasDe(busqueda).map((palabra) => `%${comoLiteral(palabra)}%`);

/** One condition per word: each must be somewhere in the folded column. */
export const contienePalabras = (columna: PgColumn | SQL, busqueda: string | undefined): SQL[] =>
  patronesDe(busqueda).map((patron) => sql`${columna} like ${patron}`);
