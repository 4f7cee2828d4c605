import type { CriteriosSedes } from '@/domain/sedes/criterios-sedes';
import { filtrosDeLista } from '../comun/url/filtros-de-lista';
import type { BusquedaSedes } from './busqueda-sedes';

export const { aCriterios, hayFiltros, SIN_FILTROS } = filtrosDeLista<CriteriosSedes, BusquedaSedes>(
  {
    buscar: 'buscar',
    estado: 'estado',
    archivados: 'archivados',
  },
  'nombre',
);
