import { pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const enlacesDeCuenta = pgTable('enlaces_de_cuenta', {
  id: columnaId(),
  id_acudiente: entero64(),
  participante_id: entero64(),
  /** Who the row was when the link was made. */
  identidad: text().notNull(),
  /** SHA-256 of the token, which itself is never stored. */
  huella: text().notNull(),
  creado_en: instante().notNull(),
  creado_por: text(),
  expira_en: instante().notNull(),
  revocado_en: instante(),
  revocado_por: text(),
  abierto_en: instante(),
  veces_abierto: entero64().notNull().default(0),
  /** When the history last told that it was opened. */
  anotado_en: instante(),
});
