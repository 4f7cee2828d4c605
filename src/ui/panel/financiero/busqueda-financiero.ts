import type { EdadCartera } from '@/domain/mensualidades/cartera';
import {
  CONCEPTOS,
  type Concepto,
  EDADES_CARTERA,
  ESTADOS_MENSUALIDAD,
  type EstadoMensualidad,
  ORDENES_CARTERA,
  ORDENES_MENSUALIDADES,
} from '@/domain/mensualidades/opciones-mensualidad';
import { leerClavePagador } from '@/domain/shared/clave-pagador';
import { esPeriodo, type FechaCalendario, type Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { type Leida, leerId, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

export const PESTANAS = ['mensualidades', 'cartera', 'recaudo'] as const;
export type Pestana = (typeof PESTANAS)[number];

const IMPORTABLES = ['mensualidades', 'abonos'] as const;

/** What the address of /financiero says: the tab, its list, and the dialog that is open over it. */
export interface BusquedaFinanciero extends BusquedaLista {
  /** Mensualidades when absent. */
  pestana?: Pestana;
  periodo?: Periodo;
  estado?: EstadoMensualidad;
  concepto?: Concepto;
  sede_id?: Id;
  vencidas?: true;
  participante_id?: Id;
  /** Only in Cartera. */
  edad?: EdadCartera;
  /** Only in Recaudo. */
  desde?: FechaCalendario;
  hasta?: FechaCalendario;
  /** The mensualidad an abono is being registered for. */
  abono?: Id;
  /** 'Registrar pago': looks for what to pay first. */
  pago?: true;
  /** 'Generar mensualidades del mes'. */
  generar?: true;
  /** What is being imported. */
  importar?: (typeof IMPORTABLES)[number];
  /** The participante whose account statement is open. */
  cuenta?: Id;
  /** The payer whose account statement is open, by their `clave`. */
  pagador?: string;
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
    participante_id: leerId(parametros.participante_id),
    edad: leerOpcion(parametros.edad, EDADES_CARTERA),
    desde: leerFecha(parametros.desde),
    hasta: leerFecha(parametros.hasta),
    abono: leerId(parametros.abono),
    pago: leerMarca(parametros.pago),
    generar: leerMarca(parametros.generar),
    importar: leerOpcion(parametros.importar, IMPORTABLES),
    cuenta: leerId(parametros.cuenta),
    pagador: leerPagador(parametros.pagador),
  } satisfies Leida<BusquedaFinanciero>;
};

/** Takes every dialog away. */
export const SIN_DIALOGO: Partial<BusquedaFinanciero> = {
  detalle: undefined,
  editar: undefined,
  nuevo: undefined,
  abono: undefined,
  pago: undefined,
  generar: undefined,
  importar: undefined,
  cuenta: undefined,
  pagador: undefined,
};
