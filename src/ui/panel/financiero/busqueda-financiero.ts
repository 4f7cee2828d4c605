import type { EdadCartera } from '@/domain/mensualidades/cartera';
import type { MedioAbono } from '@/domain/mensualidades/mensualidad';
import {
  COBROS,
  CONCEPTOS,
  type Cobro,
  type Concepto,
  EDADES_CARTERA,
  ESTADOS_MENSUALIDAD,
  type EstadoMensualidad,
  MEDIOS_ABONO,
  ORDENES_CARTERA,
  ORDENES_MENSUALIDADES,
} from '@/domain/mensualidades/opciones-mensualidad';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { esPeriodo, type FechaCalendario, type Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type Leida,
  leerEntero,
  leerId,
  leerMarca,
  leerOpcion,
  leerTexto,
  type ParametrosUrl,
} from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

export const PESTANAS = ['mensualidades', 'cartera', 'recaudo', 'recibos'] as const;
export type Pestana = (typeof PESTANAS)[number];

/** Which receipts, by whether they were annulled; all of them when the address says nothing. */
const ANULADOS = ['NO', 'SOLO'] as const;

const IMPORTABLES = ['mensualidades', 'abonos'] as const;

/** What the address of /financiero says: the tab, its list, and the dialog that is open over it. */
export interface BusquedaFinanciero extends BusquedaLista {
  /** Mensualidades when absent. */
  pestana?: Pestana;
  periodo?: Periodo;
  estado?: EstadoMensualidad;
  concepto?: Concepto;
  /** In every tab but Cartera. */
  sede_id?: Id;
  vencidas?: true;
  cobro?: Cobro;
  /** The month of the header: it is no filter to take away. Without it, nor any filter, the current one. */
  mes?: Periodo;
  /** Of every month. */
  todas?: true;
  participante_id?: Id;
  /** Only in Cartera. */
  edad?: EdadCartera;
  /** Only in Recaudo and in Recibos. */
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  /** Only in Recibos. */
  medio?: MedioAbono;
  anulados?: (typeof ANULADOS)[number];
  registrado_por?: string;
  /** The `clave` of who paid. */
  de_pagador?: string;
  /** The receipt that is open, by its number. */
  recibo?: number;
  /** The mensualidad an abono is being registered for. */
  abono?: Id;
  /** 'Registrar pago': looks for what to pay first; with a text, who pays by their `clave`, or a list of several. */
  pago?: true | string;
  /** The month whose closing is open. */
  cierre?: Periodo;
  /** 'Generar mensualidades del mes'. */
  generar?: true;
  /** What is being imported. */
  importar?: (typeof IMPORTABLES)[number];
  /** The participante whose account statement is open. */
  cuenta?: Id;
  /** The payer whose account statement is open, by their `clave`. */
  pagador?: string;
  /** What is being written over all that, and about what: `anular.12`, `gestion`. */
  accion?: string;
}

const leerPagador = (valor: unknown): string | undefined =>
  typeof valor === 'string' && leerClavePagador(valor) ? valor : undefined;

const leerPeriodo = (valor: unknown): Periodo | undefined =>
  typeof valor === 'string' && esPeriodo(valor) ? valor : undefined;

export const leerBusquedaFinanciero = (parametros: ParametrosUrl): BusquedaFinanciero => {
  const pestana = leerOpcion(parametros.pestana, PESTANAS);
  return {
    ...leerBusquedaLista(parametros, pestana === 'cartera' ? ORDENES_CARTERA : ORDENES_MENSUALIDADES),
    pestana,
    periodo: leerPeriodo(parametros.periodo),
    estado: leerOpcion(parametros.estado, ESTADOS_MENSUALIDAD),
    concepto: leerOpcion(parametros.concepto, CONCEPTOS),
    sede_id: leerId(parametros.sede_id),
    vencidas: leerMarca(parametros.vencidas),
    cobro: leerOpcion(parametros.cobro, COBROS),
    mes: leerPeriodo(parametros.mes),
    todas: leerMarca(parametros.todas),
    participante_id: leerId(parametros.participante_id),
    edad: leerOpcion(parametros.edad, EDADES_CARTERA),
    desde: leerFecha(parametros.desde),
    hasta: leerFecha(parametros.hasta),
    medio: leerOpcion(parametros.medio, MEDIOS_ABONO),
    anulados: leerOpcion(parametros.anulados, ANULADOS),
    registrado_por: leerTexto(parametros.registrado_por),
    de_pagador: leerPagador(parametros.de_pagador),
    recibo: leerEntero(parametros.recibo, 1),
    abono: leerId(parametros.abono),
    pago: leerMarca(parametros.pago) ?? leerTexto(parametros.pago),
    cierre: leerPeriodo(parametros.cierre),
    generar: leerMarca(parametros.generar),
    importar: leerOpcion(parametros.importar, IMPORTABLES),
    cuenta: leerId(parametros.cuenta),
    pagador: leerPagador(parametros.pagador),
    accion: leerTexto(parametros.accion),
  } satisfies Leida<BusquedaFinanciero>;
};

/** Takes every dialog away. */
export const SIN_DIALOGO: Partial<BusquedaFinanciero> = {
  detalle: undefined,
  editar: undefined,
  nuevo: undefined,
  abono: undefined,
  pago: undefined,
  cierre: undefined,
  generar: undefined,
  importar: undefined,
  cuenta: undefined,
  pagador: undefined,
  recibo: undefined,
  accion: undefined,
};
