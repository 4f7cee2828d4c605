import { pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const decisionesRevision = pgTable('decisiones_revision', {
  id: columnaId(),
  clave: text().notNull().unique(),
  decidido_en: instante().notNull(),
  decidido_por: text(),
});
