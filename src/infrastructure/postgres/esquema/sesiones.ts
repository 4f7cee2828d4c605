import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const restablecimientos = pgTable('restablecimientos', {
  /** SHA-256 of the token, which itself is never stored. */
  huella: text().primaryKey(),
  usuario_id: entero64(),
  creado_en: instante().notNull(),
  expira_en: instante().notNull(),
  usado_en: instante(),
  /** Of the first start: it also says who the first administrator is. */
  inicial: boolean().notNull().default(false),
});

export const sesiones = pgTable('sesiones', {
  /** SHA-256 of the token, which itself is never stored. */
  huella: text().primaryKey(),
  /** What its owner names it by. */
  id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  usuario_id: entero64().notNull(),
  creada_en: instante().notNull(),
  ultimo_uso: instante().notNull(),
  expira_en: instante().notNull(),
  revocada_en: instante(),
  /** Its User-Agent, cut. */
  agente: text(),
  direccion: text(),
});

export const intentosAcceso = pgTable('intentos_acceso', {
  id: columnaId(),
  clave: text().notNull(),
  fecha: instante().notNull(),
});

/** Account and address, as a digest, of those who came in. */
export const accesosConocidos = pgTable('accesos_conocidos', {
  clave: text().primaryKey(),
  ultimo: instante().notNull(),
});
