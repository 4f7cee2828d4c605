import {
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
  ocupaCupo,
} from '@/domain/participantes/estado-participante';
import type { Programa } from '@/domain/participantes/opciones-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ORDENES_PARTICIPANTES,
} from '@/domain/participantes/opciones-participante';
import { autorizacionVigente, type Participante } from '@/domain/participantes/participante';
import { type Area, ETIQUETA_AREA } from '@/domain/shared/area';
import { type Busqueda, type Etiquetas, leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { hallar, leerConSede, type NombresDeSede, type Voz } from '@/domain/shared/busqueda/voz';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { ETIQUETA_TIPO_DOCUMENTO } from '@/domain/shared/tipo-documento';

export type OrdenParticipantes = (typeof ORDENES_PARTICIPANTES)[number];

export interface FiltroParticipantes {
  /** Words looked for in what the row shows: see {@link hallar}. */
  buscar?: string;
  estado?: EstadoParticipante;
  sede_id?: Id;
  area?: Area;
  programa?: Programa;
  ingreso_desde?: FechaCalendario;
  ingreso_hasta?: FechaCalendario;
  /** `true` leaves those whose data authorisation is missing or was withdrawn. */
  sin_autorizacion?: boolean;
  /** In the house, and expected to leave that day or before. */
  egreso_previsto_hasta?: FechaCalendario;
  /** In the house that month and without its MENSUALIDAD; see {@link cumpleFiltro}. */
  sin_mensualidad?: Periodo;
  /** `true` leaves only those who owe something past its due date. */
  con_saldo_vencido?: boolean;
  /** `true` shows the archived ones, and only them. */
  archivados?: boolean;
}

export type CriteriosParticipantes = FiltroParticipantes & Paginacion;

/** In the house in that month, with something to pay. */
export const seLeCobra = (p: Participante, periodo: Periodo): boolean =>
  ocupaCupo(p.estado) &&
  p.valor_mensualidad !== 0 &&
  (p.fecha_ingreso === null || periodoDe(p.fecha_ingreso) <= periodo);

const saleAntesDe = (p: Participante, hasta: FechaCalendario): boolean =>
  ocupaCupo(p.estado) && p.fecha_egreso_prevista !== null && p.fecha_egreso_prevista <= hasta;

/** What the row of a participante says of each field with words of ours. */
const ETIQUETAS: Etiquetas = {
  tipo_documento: { SIN_DOCUMENTO: ETIQUETA_TIPO_DOCUMENTO.SIN_DOCUMENTO },
  area: ETIQUETA_AREA,
  programa: ETIQUETA_PROGRAMA,
  fase: ETIQUETA_FASE,
  estado: ETIQUETA_ESTADO_PARTICIPANTE,
};

export const leerBusquedaDeParticipantes = (buscar: string | undefined): Busqueda =>
  leerBusqueda(buscar, ETIQUETAS);

export const leerConSedeDeParticipantes = (
  buscar: string | undefined,
  sedes: NombresDeSede,
): Busqueda | null => leerConSede(buscar, ETIQUETAS, sedes);

/** What others say of participantes. */
interface DeOtros<T> {
  sedes: NombresDeSede;
  acudientes: (p: T) => readonly Voz[];
}

/**
 * The same filter the server applies in SQL but the search, for adapters that hold the whole list. Of `sin_mensualidad` it
 * decides only who is charged that month: whoever holds the mensualidades takes away those who have theirs.
 */
export const cumpleFiltro = (
  p: Participante & { saldo_vencido?: number | null },
  filtro: FiltroParticipantes,
): boolean =>
  (!filtro.con_saldo_vencido || (p.saldo_vencido ?? 0) > 0) &&
  (filtro.archivados === true) === (p.archivado_en !== null) &&
  (!filtro.estado || p.estado === filtro.estado) &&
  (filtro.sede_id === undefined || mismoId(p.sede_id, filtro.sede_id)) &&
  (!filtro.area || p.area === filtro.area) &&
  (!filtro.programa || p.programa === filtro.programa) &&
  (!filtro.ingreso_desde || (p.fecha_ingreso !== null && p.fecha_ingreso >= filtro.ingreso_desde)) &&
  (!filtro.ingreso_hasta || (p.fecha_ingreso !== null && p.fecha_ingreso <= filtro.ingreso_hasta)) &&
  (!filtro.sin_autorizacion || !autorizacionVigente(p)) &&
  (!filtro.egreso_previsto_hasta || saleAntesDe(p, filtro.egreso_previsto_hasta)) &&
  (!filtro.sin_mensualidad || seLeCobra(p, filtro.sin_mensualidad));

/** Filtered and sorted, not yet cut into pages; a search looks at `deOtros` too. Default order: nombre. */
export const seleccionarParticipantes = <T extends Participante>(
  todos: readonly T[],
  criterios: FiltroParticipantes & Pick<Paginacion, 'orden'>,
  deOtros?: DeOtros<T>,
): T[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const clave = (ORDENES_PARTICIPANTES as readonly string[]).includes(campo)
    ? (campo as OrdenParticipantes)
    : 'nombre';
  const cumplen = todos.filter((p) => cumpleFiltro(p, criterios));
  const hallados = hallar(cumplen, leerBusquedaDeParticipantes(criterios.buscar), {
    propia: (p) => ({ textos: textosDeParticipante(p), registro: p }),
    ajenas: (p) => deOtros?.acudientes(p) ?? [],
    conSede: () => leerConSedeDeParticipantes(criterios.buscar, deOtros?.sedes ?? {}),
  });
  return ordenarPor(hallados, (p) => p[clave], descendente);
};
