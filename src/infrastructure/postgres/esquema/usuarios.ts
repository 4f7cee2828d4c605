import { pgTable, text } from 'drizzle-orm/pg-core';
import { ROLES } from '@/domain/shared/rol';
import { ESTADOS_USUARIO } from '@/domain/usuarios/opciones-usuario';
import { columnaId, columnasRegistro, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const usuarios = pgTable('usuarios', {
  id: columnaId(),
  email: text().notNull(),
  /** argon2id, in its own encoded form. */
  contrasena: text().notNull(),
  rol: text({ enum: ROLES }).notNull(),
  displayName: text(),
  photoURL: text(),
  estado: text({ enum: ESTADOS_USUARIO }).notNull().default('ACTIVO'),
  ultimo_acceso: instante(),
  provisional_hasta: instante(),
  ...columnasRegistro(),
});
