import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CATEGORIAS_FORMATO, ESTADOS_FORMATO } from '@/domain/formatos/formato';
import { columnaId, columnasRegistro, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** One row per version of a template. */
export const formatos = pgTable('formatos', {
  id: columnaId(),
  codigo: text().notNull(),
  nombre: text().notNull(),
  categoria: text({ enum: CATEGORIAS_FORMATO }).notNull(),
  edicion: integer().notNull(),
  estado: text({ enum: ESTADOS_FORMATO }).notNull().default('BORRADOR'),
  contenido: text().notNull(),
  vigente_desde: instante(),
  vigente_hasta: instante(),
  ...columnasRegistro(),
});
