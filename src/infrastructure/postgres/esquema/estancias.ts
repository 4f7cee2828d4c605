import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { TIPOS_EVENTO } from '@/domain/participantes/estancias/opciones-evento';
import { FASES, PROGRAMAS, TIPOS_EGRESO } from '@/domain/participantes/opciones-participante';
import { AREAS } from '@/domain/shared/area';
import { columnaId, columnasRegistro, entero64 } from '@/infrastructure/postgres/esquema/columnas-registro';

const fecha = () => date({ mode: 'string' });
const area = () => text({ enum: AREAS });
const programa = () => text({ enum: PROGRAMAS });
const fase = () => text({ enum: FASES });

export const estancias = pgTable('estancias', {
  id: columnaId(),
  participante_id: entero64().notNull(),
  fecha_ingreso: fecha().notNull(),
  sede_id: entero64(),
  area: area(),
  programa: programa(),
  fase: fase(),
  fecha_egreso: fecha(),
  tipo_egreso: text({ enum: TIPOS_EGRESO }),
  motivo_egreso: text(),
  ...columnasRegistro(),
});

export const eventosDeEstancia = pgTable('eventos_de_estancia', {
  id: columnaId(),
  estancia_id: entero64().notNull(),
  tipo: text({ enum: TIPOS_EVENTO }).notNull(),
  fecha: fecha(),
  salida: fecha(),
  regreso_previsto: fecha(),
  regreso_real: fecha(),
  motivo: text(),
  desde_sede_id: entero64(),
  hasta_sede_id: entero64(),
  desde_area: area(),
  hasta_area: area(),
  desde_programa: programa(),
  hasta_programa: programa(),
  desde_fase: fase(),
  hasta_fase: fase(),
  ...columnasRegistro(),
});
