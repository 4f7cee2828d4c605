import type { Concepto, EstadoMensualidad, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { ORDENES_MENSUALIDADES } from '@/domain/mensualidades/opciones-mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';
import { coincideBusqueda } from '@/domain/shared/textos';

export type OrdenMensualidades = (typeof ORDENES_MENSUALIDADES)[number];

export interface FiltroMensualidades {
  participante_id?: Id;
  periodo?: Periodo;
  estado?: EstadoMensualidad;
  concepto?: Concepto;
}

export interface CriteriosMensualidades extends FiltroMensualidades, Paginacion {
  /** Words looked for in the participante's name and document, ignoring case and accents. */
  buscar?: string;
  /** Where the participante lives today. */
  sede_id?: Id;
  id_acudiente?: Id;
  /** `true` leaves only what is owed past its due date. */
  vencidas?: boolean;
}

const cumpleFiltro = (m: Mensualidad, filtro: FiltroMensualidades): boolean =>
  (filtro.participante_id === undefined || mismoId(m.participante_id, filtro.participante_id)) &&
  (!filtro.periodo || m.periodo === filtro.periodo) &&
  (!filtro.estado || m.estado === filtro.estado) &&
  (!filtro.concepto || m.concepto === filtro.concepto);

/** Every one that meets the filter, by ascending id. */
export const filtrarMensualidades = <M extends Mensualidad>(
  todas: readonly M[],
  filtro: FiltroMensualidades = {},
): M[] =>
  ordenarPor(
    todas.filter((m) => cumpleFiltro(m, filtro)),
    (m) => m.id,
    false,
  );

const esOrden = (campo: string): campo is OrdenMensualidades =>
  (ORDENES_MENSUALIDADES as readonly string[]).includes(campo);

/** Those of one month stay in the order they were generated, by name, whichever month comes first. */
export const ORDENES_POR_MES: readonly string[] = ['periodo', 'fecha_vencimiento'];

/** Filtered and sorted, not yet cut into pages. Default order: newest period first. */
export const seleccionarMensualidades = (
  todas: readonly MensualidadEnLista[],
  criterios: Omit<CriteriosMensualidades, 'pagina' | 'limite'>,
): MensualidadEnLista[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? '-periodo');
  const clave = esOrden(campo) ? campo : 'periodo';
  const alReves = descendente || clave !== campo;
  return ordenarPor(
    todas.filter(
      (m) =>
        cumpleFiltro(m, criterios) &&
        (!criterios.buscar ||
          coincideBusqueda([m.participante_nombre, m.participante_documento], criterios.buscar)) &&
        (criterios.sede_id === undefined || mismoId(m.sede_id, criterios.sede_id)) &&
        (criterios.id_acudiente === undefined || mismoId(m.id_acudiente, criterios.id_acudiente)) &&
        (!criterios.vencidas || m.vencida),
    ),
    (m) => m[clave],
    alReves,
    alReves && !ORDENES_POR_MES.includes(clave),
  );
};
