import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** A single row: what waits to be published. */
export const sitio = pgTable('sitio', {
  id: integer().primaryKey().default(1),
  borrador: jsonb().$type<Record<string, unknown>>().notNull(),
  actualizado_en: instante(),
  actualizado_por: text(),
  version: integer().notNull().default(1),
});

/** Only added to: the database refuses to change a row, or to erase it. */
export const sitioVersiones = pgTable('sitio_versiones', {
  numero: integer().primaryKey(),
  contenido: jsonb().$type<Record<string, unknown>>().notNull(),
  cambios: jsonb().$type<string[]>().notNull(),
  politica: integer(),
  vuelve_a: integer(),
  publicado_en: instante().notNull(),
  publicado_por: text(),
});
