import { integer, text, timestamp } from 'drizzle-orm/pg-core';

export const instante = () => timestamp({ withTimezone: true, mode: 'date' });

/** Who and when, on every stored record. */
export const columnasRegistro = () => ({
  creado_en: instante().notNull(),
  creado_por: text(),
  actualizado_en: instante().notNull(),
  actualizado_por: text(),
  version: integer().notNull().default(1),
  archivado_en: instante(),
});
