import { pgTable, text } from 'drizzle-orm/pg-core';
import { columnasRegistro, entero64 } from '@/infrastructure/postgres/esquema/columnas-registro';

/** One row per person who has one; a picture is the text of an address that carries it. */
export const fotosDeParticipantes = pgTable('fotos_de_participantes', {
  participante_id: entero64().primaryKey(),
  imagen: text().notNull(),
  miniatura: text().notNull(),
  ...columnasRegistro(),
});
