import { type SQL, sql } from 'drizzle-orm';

export interface FilaSede {
  id: number;
  nombre: string;
  estado: string;
  capacidad_hombres: number | null;
  capacidad_mujeres: number | null;
  archivado_en: string | null;
}

export interface FilaParticipante {
  id: number;
  nombre: string;
  telefono: string;
  tipo_documento: string | null;
  numero_documento: string | null;
  area: string | null;
  sede_id: number | null;
  estado: string;
  fecha_ingreso: string | null;
  fecha_egreso_prevista: string | null;
  fecha_egreso: string | null;
  valor_mensualidad: number | null;
  dia_pago: number | null;
  beca_porcentaje: number | null;
  autorizacion_datos: { otorgada: boolean; revocada_en?: string | null } | null;
  archivado_en: string | null;
}

export interface FilaAcudiente {
  id: number;
  id_participante: number;
  nombres: string;
  apellidos: string;
  tipo_documento: string | null;
  numero_documento: string;
  telefono: string | null;
  es_principal: boolean;
  es_responsable_pago: boolean;
  autorizado_informacion: boolean;
  estado: string;
  archivado_en: string | null;
}

export interface FilaMensualidad {
  id: number;
  participante_id: number;
  valor: number;
  periodo: string;
  concepto: string;
  fecha_vencimiento: string | null;
  descuento: number;
  estado: string;
  id_acudiente: number | null;
  motivo_anulacion: string | null;
  /** First and last day that it charges, when it is not the whole month. */
  cobra_desde: string | null;
  cobra_hasta: string | null;
  /** What a discharge took something off from. */
  descuento_antes_del_egreso: number | null;
}

export interface FilaAbono {
  id: number;
  mensualidad_id: number;
  fecha: string;
  valor: number;
  medio: string;
  referencia: string | null;
  recibo: number;
  /** Received with it beyond what the fee owed. */
  excedente: number;
  registrado_por: string | null;
  /** An instant in UTC, as `anulado_en`. */
  registrado_en: string | null;
  /** An instant in UTC: `2023-12-02T04:10:00Z`. */
  anulado_en: string | null;
  motivo_anulacion: string | null;
  /** The day on which it is taken off, of a closed month. */
  ajuste_en: string | null;
  /** The payment of several fees that it is part of. */
  pago_id: number | null;
  /** Where it was paid. */
  sede_id: number | null;
}

/** What happened to what somebody paid beyond a fee. */
export interface FilaMovimiento {
  id: number;
  origen_id: number | null;
  tipo: string;
  fecha: string;
  valor: number;
  id_acudiente: number | null;
  participante_id: number;
  abono_id: number | null;
  medio: string | null;
  motivo: string | null;
  /** The house that gave it back. */
  sede_id: number | null;
  /** The refund that it annuls. */
  devolucion_id: number | null;
}

/** What is charged to whoever has no value or day of their own. */
export interface FilaConfiguracion {
  id: number;
  valor_mensualidad: number | null;
  dia_pago: number | null;
  dias_gracia: number | null;
}

/** A line of the history of a fee: what each field said from then on. */
export interface CambioDeCobro {
  id: number;
  mensualidad_id: number;
  cambios: { campo: string; despues: unknown }[];
}

/** All that money and places are recomputed from, as it is stored. */
export interface Filas {
  configuracion: FilaConfiguracion[];
  sedes: FilaSede[];
  participantes: FilaParticipante[];
  acudientes: FilaAcudiente[];
  mensualidades: FilaMensualidad[];
  abonos: FilaAbono[];
  movimientos_a_favor: FilaMovimiento[];
  cambios_de_cobro: CambioDeCobro[];
}

const COLUMNAS: Readonly<Record<keyof Filas, string>> = {
  configuracion: `id, (datos ->> 'valor_mensualidad')::bigint as valor_mensualidad,
    (datos ->> 'dia_pago')::int as dia_pago, (datos ->> 'dias_gracia')::int as dias_gracia`,
  sedes: 'id, nombre, estado, capacidad_hombres, capacidad_mujeres, archivado_en',
  participantes: `id, nombre, telefono, tipo_documento, numero_documento, area, sede_id, estado, fecha_ingreso,
    fecha_egreso_prevista, fecha_egreso, valor_mensualidad, dia_pago, beca_porcentaje, autorizacion_datos,
    archivado_en`,
  acudientes: `id, id_participante, nombres, apellidos, tipo_documento, numero_documento, telefono, es_principal,
    es_responsable_pago, autorizado_informacion, estado, archivado_en`,
  mensualidades: `id, participante_id, valor, periodo, concepto, fecha_vencimiento, descuento, estado,
    id_acudiente, motivo_anulacion, cobra_desde, cobra_hasta, descuento_antes_del_egreso`,
  movimientos_a_favor: `id, origen_id, tipo, fecha, valor, id_acudiente, participante_id, abono_id, medio, motivo,
    sede_id, devolucion_id`,
  abonos: `id, mensualidad_id, fecha, valor, medio, referencia, recibo, excedente, registrado_por,
    to_char(registrado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as registrado_en,
    to_char(anulado_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as anulado_en, motivo_anulacion, ajuste_en, pago_id,
    sede_id`,
  cambios_de_cobro: 'id, entidad_id as mensualidad_id, cambios',
};

const DE_DONDE: Readonly<Partial<Record<keyof Filas, string>>> = {
  cambios_de_cobro: `actividad where entidad = 'mensualidad'`,
};

export interface BaseLegible {
  execute(consulta: SQL): PromiseLike<unknown>;
}

/** The database writes the rows as JSON, so that no driver of ours reads a date or an amount on the way. */
const leerTabla = async (base: BaseLegible, tabla: keyof Filas): Promise<unknown[]> => {
  const respuesta = await base.execute(
    sql.raw(`select coalesce(json_agg(fila order by id), '[]')::text as filas
      from (select ${COLUMNAS[tabla]} from ${DE_DONDE[tabla] ?? tabla}) fila`),
  );
  const [leida] = (Array.isArray(respuesta) ? respuesta : (respuesta as { rows: unknown[] }).rows) as [
    { filas: string },
  ];
  return JSON.parse(leida.filas) as unknown[];
};

export const leerFilas = async (base: BaseLegible): Promise<Filas> => ({
  configuracion: (await leerTabla(base, 'configuracion')) as FilaConfiguracion[],
  sedes: (await leerTabla(base, 'sedes')) as FilaSede[],
  participantes: (await leerTabla(base, 'participantes')) as FilaParticipante[],
  acudientes: (await leerTabla(base, 'acudientes')) as FilaAcudiente[],
  mensualidades: (await leerTabla(base, 'mensualidades')) as FilaMensualidad[],
  abonos: (await leerTabla(base, 'abonos')) as FilaAbono[],
  movimientos_a_favor: (await leerTabla(base, 'movimientos_a_favor')) as FilaMovimiento[],
  cambios_de_cobro: (await leerTabla(base, 'cambios_de_cobro')) as CambioDeCobro[],
});
