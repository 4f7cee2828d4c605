import { pgTable, text } from 'drizzle-orm/pg-core';
import { ROLES } from '@/domain/shared/rol';
import { CAMPOS_USUARIO } from '@/domain/usuarios/campos-usuario';
import { ESTADOS_USUARIO } from '@/domain/usuarios/opciones-usuario';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';
import { columnaId, columnasRegistro, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

export const usuarios = pgTable('usuarios', {
  id: columnaId(),
  ...columnasDeHoja(CAMPOS_USUARIO, {
    email: text().notNull(),
    rol: text({ enum: ROLES }).notNull(),
    estado: text({ enum: ESTADOS_USUARIO }).notNull().default('ACTIVO'),
  }),
  /** argon2id, in its own encoded form. */
  contrasena: text().notNull(),
  ultimo_acceso: instante(),
  provisional_hasta: instante(),
  ...columnasRegistro(),
});
