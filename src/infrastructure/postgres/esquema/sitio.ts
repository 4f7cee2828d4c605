import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** A single row: what waits to be published. */
export const sitio = pgTable('sitio', {
  id: integer().primaryKey().default(1),
  borrador: jsonb().$type<Record<string, unknown>>().notNull(),
  actualizado_en: instante(),
  actualizado_por: text(),
  version: integer().notNull().default(1),
});

/** Only added to: the database refuses to change a row, or to erase it. */
export const sitioVersiones = pgTable('sitio_versiones', {
  numero: integer().primaryKey(),
  contenido: jsonb().$type<Record<string, unknown>>().notNull(),
  cambios: jsonb().$type<string[]>().notNull(),
  politica: integer(),
  vuelve_a: integer(),
  publicado_en: instante().notNull(),
  publicado_por: text(),
});

export const sitioFotos = pgTable('sitio_fotos', {
  nombre: text().primaryKey(),
  /** Of the largest size. */
  ancho: integer().notNull(),
  alto: integer().notNull(),
  creada_en: instante().notNull(),
  creada_por: text(),
});

/** WebP and AVIF, in base64. */
export const sitioFotosTamanos = pgTable(
  'sitio_fotos_tamanos',
  {
    nombre: text().notNull(),
    ancho: integer().notNull(),
    imagen: text().notNull(),
    /** `null` in those of before. */
    avif: text(),
  },
  ({ nombre, ancho }) => [primaryKey({ columns: [nombre, ancho] })],
);

/** By the digest of what its address says. */
export const sitioVistasPrevias = pgTable('sitio_vistas_previas', {
  huella: text().primaryKey(),
  pagina: text().notNull(),
  expira_en: instante().notNull(),
});
