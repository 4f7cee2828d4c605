import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { ESTADOS_ACUDIENTE, PARENTESCOS } from '@/domain/acudientes/opciones-acudiente';
import { TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';
import {
  columnaId,
  columnasRegistro,
  entero64,
  plegado,
} from '@/infrastructure/postgres/esquema/columnas-registro';

const marca = () => boolean().notNull().default(false);

export const acudientes = pgTable('acudientes', {
  id: columnaId(),
  ...columnasDeHoja(CAMPOS_ACUDIENTE, {
    id_participante: entero64().notNull(),
    numero_documento: text().notNull(),
    nombres: text().notNull(),
    apellidos: text().notNull(),
    tipo_documento: text({ enum: TIPOS_DOCUMENTO }),
    parentesco: text({ enum: PARENTESCOS }),
    es_principal: marca(),
    es_responsable_pago: marca(),
    es_emergencia: marca(),
    autorizado_informacion: marca(),
    estado: text({ enum: ESTADOS_ACUDIENTE }).notNull().default('ACTIVO'),
  }),
  ...columnasRegistro(),
  apellidos_plegado: plegado(),
  busqueda: plegado(),
});
