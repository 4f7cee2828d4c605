import { date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import { ESTADOS_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import { FASES, PROGRAMAS, TIPOS_EGRESO } from '@/domain/participantes/opciones-participante';
import type { AutorizacionDatos } from '@/domain/participantes/participante';
import { AREAS } from '@/domain/shared/area';
import { TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';
import {
  columnaId,
  columnasRegistro,
  entero64,
  plegado,
} from '@/infrastructure/postgres/esquema/columnas-registro';

const fecha = () => date({ mode: 'string' });

export const participantes = pgTable('participantes', {
  id: columnaId(),
  ...columnasDeHoja(CAMPOS_PARTICIPANTE, {
    nombre: text().notNull(),
    telefono: text().notNull(),
    tipo_documento: text({ enum: TIPOS_DOCUMENTO }),
    fecha_nacimiento: fecha(),
    area: text({ enum: AREAS }),
    sede_id: entero64(),
    programa: text({ enum: PROGRAMAS }),
    fase: text({ enum: FASES }),
    estado: text({ enum: ESTADOS_PARTICIPANTE }).notNull().default('PREINGRESO'),
    fecha_ingreso: fecha(),
    fecha_egreso_prevista: fecha(),
    fecha_egreso: fecha(),
    tipo_egreso: text({ enum: TIPOS_EGRESO }),
    valor_mensualidad: entero64(),
    dia_pago: integer(),
    beca_porcentaje: integer(),
  }),
  autorizacion_datos: jsonb().$type<AutorizacionDatos>(),
  salida_permiso: fecha(),
  regreso_previsto: fecha(),
  ...columnasRegistro(),
  nombre_plegado: plegado(),
  busqueda: plegado(),
});
