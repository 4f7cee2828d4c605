import { pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const carpetasReservadas = pgTable('carpetas_reservadas', {
  ruta: text().primaryKey(),
  marcada_en: instante().notNull(),
});
