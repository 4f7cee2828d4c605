import { integer, pgTable } from 'drizzle-orm/pg-core';
import { entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** A single row: the highest count any visitor's browser has sent. */
export const visitas = pgTable('visitas', {
  id: integer().primaryKey().default(1),
  conteo: entero64().notNull(),
  actualizado_en: instante().notNull(),
});
