import { date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { CAMPOS_MENSUALIDAD } from '@/domain/mensualidades/campos-mensualidad';
import {
  CONCEPTOS,
  ESTADOS_MENSUALIDAD,
  MEDIOS_ABONO,
  MEDIOS_PAGO,
} from '@/domain/mensualidades/opciones-mensualidad';
import { TIPOS_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import { columnasDeHoja } from '@/infrastructure/postgres/esquema/columnas-de-hoja';
import {
  columnaId,
  columnasRegistro,
  entero64,
  instante,
} from '@/infrastructure/postgres/esquema/columnas-registro';

export const mensualidades = pgTable('mensualidades', {
  id: columnaId(),
  ...columnasDeHoja(CAMPOS_MENSUALIDAD, {
    participante_id: entero64().notNull(),
    valor: entero64().notNull(),
    periodo: text(),
    concepto: text({ enum: CONCEPTOS }).notNull().default('MENSUALIDAD'),
    fecha_vencimiento: date({ mode: 'string' }),
    descuento: entero64().notNull().default(0),
    estado: text({ enum: ESTADOS_MENSUALIDAD }).notNull().default('PENDIENTE'),
    id_acudiente: entero64(),
    cobra_desde: date({ mode: 'string' }),
    cobra_hasta: date({ mode: 'string' }),
    descuento_antes_del_egreso: entero64(),
  }),
  ...columnasRegistro(),
  /** Of its participante; kept by the database: see migration 0010. */
  sede_id: entero64(),
});

export const abonos = pgTable('abonos', {
  id: columnaId(),
  mensualidad_id: entero64().notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  valor: entero64().notNull(),
  medio: text({ enum: MEDIOS_ABONO }).notNull(),
  referencia: text(),
  recibo: entero64(),
  excedente: entero64().notNull().default(0),
  registrado_por: text(),
  anulado_en: instante(),
  motivo_anulacion: text(),
  registrado_en: instante(),
  ajuste_en: date({ mode: 'string' }),
  pago_id: entero64(),
  sede_id: entero64(),
});

/** Payments of several fees, whose abonos carry their number. */
export const pagos = pgTable('pagos', {
  id: columnaId(),
  recibo: entero64().notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  valor: entero64().notNull(),
  medio: text({ enum: MEDIOS_PAGO }).notNull(),
  referencia: text(),
  excedente: entero64().notNull().default(0),
  /** The row by which the first of its fees is paid. */
  id_acudiente: entero64(),
  participante_id: entero64().notNull(),
  registrado_por: text(),
  registrado_en: instante().notNull(),
});

export const movimientosAFavor = pgTable('movimientos_a_favor', {
  id: columnaId(),
  origen_id: entero64(),
  tipo: text({ enum: TIPOS_MOVIMIENTO }).notNull(),
  fecha: date({ mode: 'string' }).notNull(),
  valor: entero64().notNull(),
  id_acudiente: entero64(),
  participante_id: entero64().notNull(),
  abono_id: entero64(),
  medio: text({ enum: MEDIOS_PAGO }),
  referencia: text(),
  motivo: text(),
  registrado_por: text(),
  creado_en: instante().notNull(),
  sede_id: entero64(),
  devolucion_id: entero64(),
});

/** What each receipt says, once and for all. */
export const recibos = pgTable('recibos', {
  abono_id: entero64().primaryKey(),
  hechos: jsonb().notNull(),
});

/** Numbers given one by one, without gaps: `recibo`. */
export const contadores = pgTable('contadores', {
  nombre: text().primaryKey(),
  valor: entero64().notNull(),
});
