import { json, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const clavesCreacion = pgTable('claves_creacion', {
  huella: text().primaryKey(),
  cuerpo: text().notNull(),
  /** As text and not as `jsonb`: a repeated request gets the very same answer, in the same order. */
  respuesta: json(),
  creada_en: instante().notNull(),
});
