import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { entero64 } from '@/infrastructure/postgres/esquema/columnas-registro';

/** Differences that the database itself writes with each change; their sum is how many rows there are of each kind. */
export const conteoParticipantes = pgTable('conteo_participantes', {
  archivado: boolean().notNull(),
  estado: text().notNull(),
  sede_id: entero64(),
  area: text(),
  programa: text(),
  cantidad: entero64().notNull(),
});

export const conteoAcudientes = pgTable('conteo_acudientes', {
  archivado: boolean().notNull(),
  parentesco: text(),
  estado: text().notNull(),
  cantidad: entero64().notNull(),
});

export const conteoMensualidades = pgTable('conteo_mensualidades', {
  archivado: boolean().notNull(),
  periodo: text(),
  estado: text().notNull(),
  concepto: text().notNull(),
  cantidad: entero64().notNull(),
  sede_id: entero64(),
});

export const conteoAbonos = pgTable('conteo_abonos', {
  anulado: boolean().notNull(),
  medio: text().notNull(),
  cantidad: entero64().notNull(),
});
