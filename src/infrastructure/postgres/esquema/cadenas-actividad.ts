import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { entero64 } from '@/infrastructure/postgres/esquema/columna-id';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

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
  },
  ({ cadena, numero }) => [primaryKey({ columns: [cadena, numero] })],
);
