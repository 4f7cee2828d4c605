import { pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, entero64 } from '@/infrastructure/postgres/esquema/columna-id';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const sesiones = pgTable('sesiones', {
  /** SHA-256 of the token, which itself is never stored. */
  huella: text().primaryKey(),
  usuario_id: entero64().notNull(),
  creada_en: instante().notNull(),
  ultimo_uso: instante().notNull(),
  expira_en: instante().notNull(),
  revocada_en: instante(),
});

export const intentosAcceso = pgTable('intentos_acceso', {
  id: columnaId(),
  clave: text().notNull(),
  fecha: instante().notNull(),
});
