import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { filtrosDeLista } from '@/ui/panel/comun/url/filtros-de-lista';
import type { BusquedaFinanciero } from '../busqueda-financiero';

/** The address of this list never asks for what one payer, or one family, owes. */
const filtros = filtrosDeLista<Omit<CriteriosMensualidades, 'id_acudiente' | 'familia'>, BusquedaFinanciero>(
  {
    buscar: 'buscar',
    periodo: 'periodo',
    estado: 'estado',
    concepto: 'concepto',
    sede_id: 'sede_id',
    vencidas: 'vencidas',
    participante_id: 'participante_id',
    cobro: 'cobro',
  },
  '-periodo',
);
export const { aCriterios, hayFiltros } = filtros;

/** Every month, and nothing else asked. */
export const SIN_FILTROS: Partial<BusquedaFinanciero> = {
  ...filtros.SIN_FILTROS,
  mes: undefined,
  todas: true,
};

/** The month that is in sight: the one that is asked for or, when nothing else is, the current one. */
export const mesALaVista = (busqueda: BusquedaFinanciero, hoy: FechaCalendario): Periodo | undefined =>
  busqueda.periodo ?? busqueda.mes ?? (busqueda.todas || hayFiltros(busqueda) ? undefined : periodoDe(hoy));

/** What is listed of an address, with the month that is in sight. */
export const criteriosDe = (busqueda: BusquedaFinanciero, hoy: FechaCalendario) => {
  const periodo = mesALaVista(busqueda, hoy);
  return aCriterios(periodo ? { ...busqueda, periodo } : busqueda);
};

/** The month in sight stays when something else is asked of it; a search looks in every month, and so does taking it off. */
export const cambiosConMes = (
  cambios: Partial<BusquedaFinanciero>,
  mes: Periodo | undefined,
): Partial<BusquedaFinanciero> => {
  if ('todas' in cambios || 'mes' in cambios) return cambios;
  if ('periodo' in cambios) return { ...cambios, mes: undefined, todas: cambios.periodo ? undefined : true };
  return { ...cambios, mes: cambios.buscar ? undefined : mes };
};
