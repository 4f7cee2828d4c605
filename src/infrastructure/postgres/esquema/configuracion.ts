import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** A single row. */
export const configuracion = pgTable('configuracion', {
  id: integer().primaryKey().default(1),
  datos: jsonb().$type<Record<string, unknown>>().notNull(),
  actualizado_en: instante(),
  actualizado_por: text(),
  version: integer().notNull().default(1),
});
