import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { plegar } from '@/domain/shared/textos';

const comoLiteral = (palabra: string): string => palabra.replace(/[\\%_]/g, (signo) => `\\${signo}`);

/** One condition per word: each must be somewhere in the folded column. */
export const contienePalabras = (columna: PgColumn | SQL, busqueda: string | undefined): SQL[] =>
  plegar(busqueda ?? '')
    .split(' ')
    .filter((palabra) => palabra !== '')
    .map((palabra) => sql`${columna} like ${`%${comoLiteral(palabra)}%`}`);
