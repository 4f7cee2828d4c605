import { pgTable, text } from 'drizzle-orm/pg-core';
import { entero64 } from '@/infrastructure/postgres/esquema/columna-id';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const restablecimientos = pgTable('restablecimientos', {
  /** SHA-256 of the token, which itself is never stored. */
  huella: text().primaryKey(),
  usuario_id: entero64(),
  creado_en: instante().notNull(),
  expira_en: instante().notNull(),
  usado_en: instante(),
});
