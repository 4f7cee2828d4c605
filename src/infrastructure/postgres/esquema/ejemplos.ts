import { pgTable, text } from 'drizzle-orm/pg-core';
import { entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

/** The database refuses whoever has something written already. */
export const participantesDeEjemplo = pgTable('participantes_de_ejemplo', {
  participante_id: entero64().primaryKey(),
  cargado_en: instante().notNull(),
  cargado_por: text(),
});
