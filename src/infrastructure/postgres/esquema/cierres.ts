import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** The database refuses any change but opening it again. */
export const cierres = pgTable('cierres', {
  id: columnaId(),
  periodo: text().notNull(),
  cerrado_en: instante().notNull(),
  cerrado_por: text(),
  informe: jsonb().notNull(),
  reabierto_en: instante(),
  reabierto_por: text(),
  motivo: text(),
});

/** Only added to: the database refuses to change a row, or to erase it. */
export const arqueos = pgTable('arqueos', {
  id: columnaId(),
  desde: date({ mode: 'string' }).notNull(),
  hasta: date({ mode: 'string' }).notNull(),
  sede_id: entero64(),
  conteo: jsonb(),
  contado: entero64().notNull(),
  base: entero64().notNull().default(0),
  recibido: entero64().notNull(),
  devuelto: entero64().notNull(),
  retirado: entero64().notNull().default(0),
  diferencia: entero64().notNull(),
  nota: text(),
  contado_por: text(),
  contado_en: instante().notNull(),
});
