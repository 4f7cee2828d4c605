import { pgTable, text } from 'drizzle-orm/pg-core';
import { TIPOS_NOVEDAD } from '@/domain/participantes/bitacora/opciones-novedad';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** Only added to: the database refuses to change a row, or to erase it without its person. */
export const novedades = pgTable('novedades', {
  id: columnaId(),
  participante_id: entero64().notNull(),
  estancia_id: entero64(),
  sede_id: entero64(),
  tipo: text({ enum: TIPOS_NOVEDAD }).notNull(),
  texto: text().notNull(),
  ocurrio_en: instante().notNull(),
  corrige: entero64(),
  creado_en: instante().notNull(),
  creado_por: text(),
});
