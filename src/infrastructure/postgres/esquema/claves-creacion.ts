import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const clavesCreacion = pgTable('claves_creacion', {
  huella: text().primaryKey(),
  cuerpo: text().notNull(),
  respuesta: jsonb(),
  creada_en: instante().notNull(),
});
