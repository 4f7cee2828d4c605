import { sql } from 'drizzle-orm';
import { bigint, integer, text, timestamp } from 'drizzle-orm/pg-core';

export const columnaId = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

/** Reference to another record, or an amount in whole COP. */
export const entero64 = () => bigint({ mode: 'number' });

/** Folded text that the database keeps by itself; its expression is in the migration. */
export const plegado = () => text().generatedAlwaysAs(sql``);

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
