import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import {
  CANALES_DE_COBRO,
  INICIATIVAS,
  MEDIOS_AUTORIZACION,
  MOTIVOS_DE_ESPERA,
  RESULTADOS_GESTION,
} from '@/domain/mensualidades/cobranza/opciones-gestion';
import { columnaId, entero64, instante } from '@/infrastructure/postgres/esquema/columnas-registro';

const dueno = () => ({ id_acudiente: entero64(), participante_id: entero64().notNull() });
const firma = () => ({ registrado_por: text(), creado_en: instante().notNull() });

/** Only added to: the database refuses to change a row, or to erase it. */
export const gestionesDeCobro = pgTable('gestiones_de_cobro', {
  id: columnaId(),
  ...dueno(),
  canal: text({ enum: CANALES_DE_COBRO }).notNull(),
  iniciativa: text({ enum: INICIATIVAS }).notNull(),
  momento: instante().notNull(),
  resultado: text({ enum: RESULTADOS_GESTION }).notNull(),
  promesa_fecha: date({ mode: 'string' }),
  promesa_valor: entero64(),
  nota: text(),
  fuera_de_regla: text({ enum: MOTIVOS_DE_ESPERA }),
  posterior: boolean().notNull(),
  ...firma(),
});

/** Added to, and each row taken back once. */
export const canalesDeCobro = pgTable('canales_de_cobro', {
  id: columnaId(),
  ...dueno(),
  canal: text({ enum: CANALES_DE_COBRO }).notNull(),
  autorizado_en: date({ mode: 'string' }).notNull(),
  medio: text({ enum: MEDIOS_AUTORIZACION }).notNull(),
  retirado_en: date({ mode: 'string' }),
  ...firma(),
});
