import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { CambioRegistrado } from '@/domain/actividad/actividad';
import { columnaId, entero64 } from '@/infrastructure/postgres/esquema/columna-id';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const actividad = pgTable('actividad', {
  id: columnaId(),
  fecha: instante().notNull(),
  usuario: text(),
  accion: text().notNull(),
  entidad: text().notNull(),
  entidad_id: entero64().notNull(),
  cambios: jsonb().$type<CambioRegistrado[]>().notNull(),
  origen: text(),
  /** Given by the database: see migration 0008. */
  cadena: entero64(),
  numero: entero64(),
  huella: text(),
});
