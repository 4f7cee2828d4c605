import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import type { Programa } from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Area } from '@/domain/shared/area';
import type { FechaCalendario } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';

export const ORDENES_PARTICIPANTES = [
  'nombre',
  'estado',
  'programa',
  'fecha_ingreso',
  'actualizado_en',
] as const;
export type OrdenParticipantes = (typeof ORDENES_PARTICIPANTES)[number];

export interface FiltroParticipantes {
  /** Words looked for in nombre, documento and telefono, ignoring case and accents. */
  buscar?: string;
  estado?: EstadoParticipante;
  sede_id?: Id;
  area?: Area;
  programa?: Programa;
  ingreso_desde?: FechaCalendario;
  ingreso_hasta?: FechaCalendario;
  /** `true` shows the archived ones, and only them. */
  archivados?: boolean;
}

export type CriteriosParticipantes = FiltroParticipantes & Paginacion;

/** The same filter the server applies in SQL, for adapters that hold the whole list. */
export const cumpleFiltro = (p: Participante, filtro: FiltroParticipantes): boolean =>
  (filtro.archivados === true) === (p.archivado_en !== null) &&
  (!filtro.buscar || coincideBusqueda([p.nombre, p.numero_documento, p.telefono], filtro.buscar)) &&
  (!filtro.estado || p.estado === filtro.estado) &&
  (filtro.sede_id === undefined || mismoId(p.sede_id, filtro.sede_id)) &&
  (!filtro.area || p.area === filtro.area) &&
  (!filtro.programa || p.programa === filtro.programa) &&
  (!filtro.ingreso_desde || (p.fecha_ingreso !== null && p.fecha_ingreso >= filtro.ingreso_desde)) &&
  (!filtro.ingreso_hasta || (p.fecha_ingreso !== null && p.fecha_ingreso <= filtro.ingreso_hasta));

/** Filtered and sorted, not yet cut into pages. Default order: nombre. */
export const seleccionarParticipantes = <T extends Participante>(
  todos: readonly T[],
  criterios: FiltroParticipantes & Pick<Paginacion, 'orden'>,
): T[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const clave = (ORDENES_PARTICIPANTES as readonly string[]).includes(campo)
    ? (campo as OrdenParticipantes)
    : 'nombre';
  return ordenarPor(
    todos.filter((p) => cumpleFiltro(p, criterios)),
    (p) => p[clave],
    descendente,
  );
};
