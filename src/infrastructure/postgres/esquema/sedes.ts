import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CAMPOS_SEDE } from '@/domain/sedes/campos-sede';
import { ESTADOS_SEDE } from '@/domain/sedes/estado-sede';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';
import { columnaId, columnasRegistro, plegado } from '@/infrastructure/postgres/esquema/columnas-registro';

export const sedes = pgTable('sedes', {
  id: columnaId(),
  ...columnasDeHoja(CAMPOS_SEDE, {
    nombre: text().notNull(),
    direccion: text().notNull(),
    capacidad_hombres: integer(),
    capacidad_mujeres: integer(),
    estado: text({ enum: ESTADOS_SEDE }).notNull().default('ACTIVA'),
  }),
  ...columnasRegistro(),
  nombre_plegado: plegado(),
  busqueda: plegado(),
});
