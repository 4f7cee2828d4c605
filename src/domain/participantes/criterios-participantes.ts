import {
  type EstadoParticipante,
  ETIQUETA_ESTADO_PARTICIPANTE,
  ocupaCupo,
} from '@/domain/participantes/estado-participante';
import type { FiltroPermiso, Programa } from '@/domain/participantes/opciones-participante';
import {
  ETIQUETA_FASE,
  ETIQUETA_PROGRAMA,
  ORDENES_PARTICIPANTES,
} from '@/domain/participantes/opciones-participante';
import { autorizacionVigente, type ParticipanteListado } from '@/domain/participantes/participante';
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
  /** `true` leaves those in the house without some signed paper of the admission; see {@link cumpleFiltro}. */
  sin_papeles?: boolean;
  /** In the house, and expected to leave that day or before. */
  egreso_previsto_hasta?: FechaCalendario;
  /** In the house that month and without its MENSUALIDAD; see {@link cumpleFiltro}. */
  sin_mensualidad?: Periodo;
  /** On a permission: who is late, or who comes back today. */
  permiso?: FiltroPermiso;
  /** `true` leaves only those who owe something past its due date. */
  con_saldo_vencido?: boolean;
  /** `true` shows the archived ones, and only them. */
  archivados?: boolean;
}

export type CriteriosParticipantes = FiltroParticipantes & Paginacion;

/** In the house in that month, with something to pay. */
export const seLeCobra = (p: ParticipanteListado, periodo: Periodo): boolean =>
  ocupaCupo(p.estado) &&
  p.valor_mensualidad !== 0 &&
  (p.fecha_ingreso === null || periodoDe(p.fecha_ingreso) <= periodo);

const saleAntesDe = (p: ParticipanteListado, hasta: FechaCalendario): boolean =>
  ocupaCupo(p.estado) && p.fecha_egreso_prevista !== null && p.fecha_egreso_prevista <= hasta;

const estaDePermiso = (p: ParticipanteListado, cual: FiltroPermiso, hoy: FechaCalendario): boolean =>
  p.regreso_previsto !== null && (cual === 'HOY' ? p.regreso_previsto === hoy : p.regreso_previsto < hoy);

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
): readonly Busqueda[] => leerConSede(buscar, ETIQUETAS, sedes);

/** What others say of participantes. */
interface DeOtros<T> {
  sedes: NombresDeSede;
  acudientes: (p: T) => readonly Voz[];
}

/**
 * The same filter the server applies in SQL but the search, for adapters that hold the whole list. Of `sin_mensualidad` it
 * decides only who is charged that month, and of `sin_papeles` who is asked for them: whoever holds the mensualidades and
 * the papers takes away those who have theirs. Without `hoy` nobody is late.
 */
export const cumpleFiltro = (
  p: ParticipanteListado & { saldo_vencido?: number | null },
  filtro: FiltroParticipantes,
  hoy: FechaCalendario = '',
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
  (!filtro.sin_papeles || ocupaCupo(p.estado)) &&
  (!filtro.egreso_previsto_hasta || saleAntesDe(p, filtro.egreso_previsto_hasta)) &&
  (!filtro.permiso || estaDePermiso(p, filtro.permiso, hoy)) &&
  (!filtro.sin_mensualidad || seLeCobra(p, filtro.sin_mensualidad));

/** Filtered and sorted, not yet cut into pages; a search and the order by sede look at `deOtros`. Default order: nombre. */
export const seleccionarParticipantes = <T extends ParticipanteListado & { saldo?: number | null }>(
  todos: readonly T[],
  criterios: FiltroParticipantes & Pick<Paginacion, 'orden'>,
  deOtros?: DeOtros<T>,
  hoy?: FechaCalendario,
): T[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const clave = (ORDENES_PARTICIPANTES as readonly string[]).includes(campo)
    ? (campo as OrdenParticipantes)
    : 'nombre';
  const cumplen = todos.filter((p) => cumpleFiltro(p, criterios, hoy));
  const hallados = hallar(cumplen, leerBusquedaDeParticipantes(criterios.buscar), {
    propia: (p) => ({ textos: textosDeParticipante(p), registro: p }),
    ajenas: (p) => deOtros?.acudientes(p) ?? [],
    conSede: () => leerConSedeDeParticipantes(criterios.buscar, deOtros?.sedes ?? {}),
  });
  const nombreSede = ({ sede_id }: T) => deOtros?.sedes[String(sede_id)];
  return ordenarPor(hallados, (p) => (clave === 'sede' ? nombreSede(p) : p[clave]), descendente);
};
