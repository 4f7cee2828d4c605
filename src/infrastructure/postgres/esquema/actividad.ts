import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CambioRegistrado } from '@/domain/actividad/actividad';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** The last line of each chain of the history; only the database writes it. */
export const cadenasActividad = pgTable('cadenas_actividad', {
  cadena: entero64().primaryKey().generatedAlwaysAsIdentity(),
  numero: entero64().notNull().default(0),
  huella: text().notNull().default('0'.repeat(64)),
});

/** Where each chain begins after its oldest lines were removed. */
export const anclasActividad = pgTable(
  'anclas_actividad',
  {
    cadena: entero64().notNull(),
    numero: entero64().notNull(),
    huella: text().notNull(),
    creada_en: instante().notNull(),
    clave: text(),
    firma: text(),
  },
  ({ cadena, numero }) => [primaryKey({ columns: [cadena, numero] })],
);

/** What was signed of the whole history, outside the reach of whoever only has the database. */
export const sellosActividad = pgTable('sellos_actividad', {
  numero: entero64().primaryKey(),
  contenido: text().notNull(),
  previo: text().notNull(),
  clave: text().notNull(),
  firma: text().notNull(),
});

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
