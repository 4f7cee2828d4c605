import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { ESTADOS_SEDE } from '@/domain/sedes/estado-sede';
import { columnaId, columnasRegistro, plegado } from '@/infrastructure/postgres/esquema/columnas-registro';

export const sedes = pgTable('sedes', {
  id: columnaId(),
  nombre: text().notNull(),
  direccion: text().notNull(),
  municipio: text(),
  telefono: text(),
  responsable: text(),
  capacidad_hombres: integer(),
  capacidad_mujeres: integer(),
  estado: text({ enum: ESTADOS_SEDE }).notNull().default('ACTIVA'),
  ...columnasRegistro(),
  nombre_plegado: plegado(),
  busqueda: plegado(),
});
