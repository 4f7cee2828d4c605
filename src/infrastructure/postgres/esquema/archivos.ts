import { pgTable, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const carpetasReservadas = pgTable('carpetas_reservadas', {
  ruta: text().primaryKey(),
  marcada_en: instante().notNull(),
});

/** Signed addresses already used, until they would have ended anyway. */
export const firmasUsadas = pgTable('firmas_usadas', {
  unico: text().primaryKey(),
  expira_en: instante().notNull(),
});

/** What every process of the service must agree on and nobody outside may know. */
export const secretos = pgTable('secretos', {
  nombre: text().primaryKey(),
  valor: text().notNull(),
});
