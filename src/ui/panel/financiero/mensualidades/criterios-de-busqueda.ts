import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { filtrosDeLista } from '@/ui/panel/comun/url/filtros-de-lista';
import type { BusquedaFinanciero } from '../busqueda-financiero';

/** The address of this list never asks for what one payer owes. */
export const { aCriterios, hayFiltros, SIN_FILTROS } = filtrosDeLista<
  Omit<CriteriosMensualidades, 'id_acudiente'>,
  BusquedaFinanciero
>(
  {
    buscar: 'buscar',
    periodo: 'periodo',
    estado: 'estado',
    concepto: 'concepto',
    sede_id: 'sede_id',
    vencidas: 'vencidas',
    participante_id: 'participante_id',
  },
  '-periodo',
);
