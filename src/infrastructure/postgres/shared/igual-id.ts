import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Id } from '@/domain/shared/id';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** An id that this database could not have given is nobody's. */
export const igualId = (columna: PgColumn, id: Id): SQL => {
  const numero = leerId(id);
  return numero === null ? sql`false` : eq(columna, numero);
};
