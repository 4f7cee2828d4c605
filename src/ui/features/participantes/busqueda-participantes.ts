import { ESTADOS_PARTICIPANTE, type EstadoParticipante } from '@/domain/participantes/estado-participante';
import {
  ORDENES_PARTICIPANTES,
  PROGRAMAS,
  type Programa,
} from '@/domain/participantes/opciones-participante';
import { AREAS, type Area } from '@/domain/shared/area';
import { esPeriodo, type FechaCalendario, type Periodo } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { leerId, leerMarca, leerOpcion, type ParametrosUrl } from '@/ui/shared/url/parametros';
import { type BusquedaLista, leerBusquedaLista, leerFecha } from '@/ui/shared/url/parametros-lista';

/** What the address of /participantes says: the list, and the dialog that is open over it. */
export interface BusquedaParticipantes extends BusquedaLista {
  estado?: EstadoParticipante;
  sede_id?: Id;
  area?: Area;
  programa?: Programa;
  ingreso_desde?: FechaCalendario;
  ingreso_hasta?: FechaCalendario;
  con_saldo_vencido?: true;
  sin_autorizacion?: true;
  egreso_previsto_hasta?: FechaCalendario;
  sin_mensualidad?: Periodo;
}

const leerPeriodo = (valor: unknown): Periodo | undefined =>
  typeof valor === 'string' && esPeriodo(valor) ? valor : undefined;

export const leerBusquedaParticipantes = (parametros: ParametrosUrl): BusquedaParticipantes => ({
  ...leerBusquedaLista(parametros, ORDENES_PARTICIPANTES),
  estado: leerOpcion(parametros.estado, ESTADOS_PARTICIPANTE),
  sede_id: leerId(parametros.sede_id),
  area: leerOpcion(parametros.area, AREAS),
  programa: leerOpcion(parametros.programa, PROGRAMAS),
  ingreso_desde: leerFecha(parametros.ingreso_desde),
  ingreso_hasta: leerFecha(parametros.ingreso_hasta),
  con_saldo_vencido: leerMarca(parametros.con_saldo_vencido),
  sin_autorizacion: leerMarca(parametros.sin_autorizacion),
  egreso_previsto_hasta: leerFecha(parametros.egreso_previsto_hasta),
  sin_mensualidad: leerPeriodo(parametros.sin_mensualidad),
});
