import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { filtrosDeLista } from '@/ui/panel/comun/url/filtros-de-lista';
import type { BusquedaFinanciero } from '../busqueda-financiero';

/** The address of this list never asks for what one payer owes. */
const filtros = filtrosDeLista<Omit<CriteriosMensualidades, 'id_acudiente'>, BusquedaFinanciero>(
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
export const SIN_FILTROS: Partial<BusquedaFinanciero> = { ...filtros.SIN_FILTROS, todas: true };

/** The list opens on the current month; whoever asks for anything else is answered of all of them. */
export const conMesDeHoy = (busqueda: BusquedaFinanciero, hoy: FechaCalendario): BusquedaFinanciero =>
  busqueda.todas || hayFiltros(busqueda) ? busqueda : { ...busqueda, periodo: periodoDe(hoy) };

/**
 * What the address has to say when filters change. The month in which the list opened stays when something else is asked
 * of it, but a search looks in every month; and taking it off is asking for all of them.
 */
export const cambiosConMes = (
  cambios: Partial<BusquedaFinanciero>,
  puesto: Periodo | undefined,
  escrito: Periodo | undefined,
): Partial<BusquedaFinanciero> => {
  if ('periodo' in cambios) return { ...cambios, todas: cambios.periodo ? undefined : true };
  const busca = Boolean(cambios.buscar);
  return puesto === undefined || escrito !== undefined || busca ? cambios : { ...cambios, periodo: puesto };
};
