import type { Concepto, EstadoMensualidad, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { Periodo } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { leerOrden, ordenarPor } from '@/domain/shared/orden';
import type { Paginacion } from '@/domain/shared/pagina';

export const ORDENES_MENSUALIDADES = [
  'periodo',
  'fecha_vencimiento',
  'valor',
  'estado',
  'actualizado_en',
] as const;
export type OrdenMensualidades = (typeof ORDENES_MENSUALIDADES)[number];

export interface FiltroMensualidades {
  participante_id?: Id;
  periodo?: Periodo;
  estado?: EstadoMensualidad;
  concepto?: Concepto;
}

export type CriteriosMensualidades = FiltroMensualidades & Paginacion;

/** Every one that meets the filter, by ascending id. */
export const filtrarMensualidades = (
  todas: readonly Mensualidad[],
  filtro: FiltroMensualidades = {},
): Mensualidad[] => ordenarPor(seleccionarMensualidades(todas, filtro), (m) => m.id, false);

/** Filtered and sorted, not yet cut into pages. Default order: newest period first. */
export const seleccionarMensualidades = (
  todas: readonly Mensualidad[],
  criterios: FiltroMensualidades & Pick<Paginacion, 'orden'>,
): Mensualidad[] => {
  const { campo, descendente } = leerOrden(criterios.orden ?? '-periodo');
  const conocida = (ORDENES_MENSUALIDADES as readonly string[]).includes(campo);
  return ordenarPor(
    todas.filter(
      (m) =>
        (criterios.participante_id === undefined || mismoId(m.participante_id, criterios.participante_id)) &&
        (!criterios.periodo || m.periodo === criterios.periodo) &&
        (!criterios.estado || m.estado === criterios.estado) &&
        (!criterios.concepto || m.concepto === criterios.concepto),
    ),
    (m) => (conocida ? m[campo as OrdenMensualidades] : m.periodo),
    conocida ? descendente : true,
  );
};
