import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, columnasRegistro, entero64 } from '@/infrastructure/postgres/esquema/columnas-registro';

/** One row per signed paper of a person. */
export const papelesRecibidos = pgTable('papeles_recibidos', {
  id: columnaId(),
  participante_id: entero64().notNull(),
  codigo: text().notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  archivo: text(),
  ...columnasRegistro(),
});
