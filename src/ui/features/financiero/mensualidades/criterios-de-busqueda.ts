import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { BusquedaFinanciero } from '../busqueda-financiero';

const FILTROS = [
  'buscar',
  'periodo',
  'estado',
  'concepto',
  'sede_id',
  'vencidas',
  'participante_id',
] as const satisfies readonly (keyof BusquedaFinanciero & keyof CriteriosMensualidades)[];

/** What the address asks of the service, with the defaults of the screen. */
export const aCriterios = (busqueda: BusquedaFinanciero): CriteriosMensualidades => ({
  ...Object.fromEntries(
    FILTROS.flatMap((filtro) => (busqueda[filtro] === undefined ? [] : [[filtro, busqueda[filtro]]])),
  ),
  orden: busqueda.orden ?? '-periodo',
  pagina: busqueda.pagina ?? 1,
  limite: busqueda.limite ?? TAMANO_PAGINA,
});

export const hayFiltros = (busqueda: BusquedaFinanciero): boolean =>
  FILTROS.some((filtro) => busqueda[filtro] !== undefined);

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaFinanciero> = Object.fromEntries(
  FILTROS.map((filtro) => [filtro, undefined]),
);
