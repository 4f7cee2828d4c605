import { ESTADOS_PARTICIPANTE, type EstadoParticipante } from '@/domain/participantes/estado-participante';
import {
  FILTROS_PERMISO,
  type FiltroPermiso,
  ORDENES_PARTICIPANTES,
  PROGRAMAS,
  type Programa,
} from '@/domain/participantes/opciones-participante';
import { AREAS, type Area } from '@/domain/shared/area';
import { esPeriodo, type FechaCalendario, type Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import {
  type Leida,
  leerId,
  leerMarca,
  leerOpcion,
  leerTexto,
  type ParametrosUrl,
} from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

/** What the address of /participantes says: the list, and the dialog that is open over it. */
export interface BusquedaParticipantes extends BusquedaLista {
  estado?: EstadoParticipante;
  sede_id?: Id;
  area?: Area;
  programa?: Programa;
  ingreso_desde?: FechaCalendario;
  ingreso_hasta?: FechaCalendario;
  permiso?: FiltroPermiso;
  con_saldo_vencido?: true;
  sin_autorizacion?: true;
  sin_papeles?: true;
  egreso_previsto_hasta?: FechaCalendario;
  sin_mensualidad?: Periodo;
  /** The import is open. */
  importar?: true;
  /** What is being done, and with whom, in a dialog that knows its own name. */
  accion?: string;
  /** Without `accion`, the entry of the log that is being corrected, over the record that it is of. */
  de?: Id;
}

const leerPeriodo = (valor: unknown): Periodo | undefined =>
  typeof valor === 'string' && esPeriodo(valor) ? valor : undefined;

export const leerBusquedaParticipantes = (parametros: ParametrosUrl): BusquedaParticipantes =>
  ({
    ...leerBusquedaLista(parametros, ORDENES_PARTICIPANTES),
    estado: leerOpcion(parametros.estado, ESTADOS_PARTICIPANTE),
    sede_id: leerId(parametros.sede_id),
    area: leerOpcion(parametros.area, AREAS),
    programa: leerOpcion(parametros.programa, PROGRAMAS),
    ingreso_desde: leerFecha(parametros.ingreso_desde),
    ingreso_hasta: leerFecha(parametros.ingreso_hasta),
    permiso: leerOpcion(parametros.permiso, FILTROS_PERMISO),
    con_saldo_vencido: leerMarca(parametros.con_saldo_vencido),
    sin_autorizacion: leerMarca(parametros.sin_autorizacion),
    sin_papeles: leerMarca(parametros.sin_papeles),
    egreso_previsto_hasta: leerFecha(parametros.egreso_previsto_hasta),
    sin_mensualidad: leerPeriodo(parametros.sin_mensualidad),
    importar: leerMarca(parametros.importar),
    accion: leerTexto(parametros.accion),
    de: leerId(parametros.de),
  }) satisfies Leida<BusquedaParticipantes>;
