import type { CriteriosAcudientes } from '@/domain/acudientes/criterios-acudientes';
import { filtrosDeLista } from '../comun/url/filtros-de-lista';
import type { BusquedaAcudientes } from './busqueda-acudientes';

export const { aCriterios, hayFiltros, SIN_FILTROS } = filtrosDeLista<
  CriteriosAcudientes,
  BusquedaAcudientes
>(
  {
    buscar: 'buscar',
    id_participante: 'participante',
    estado: 'estado',
    parentesco: 'parentesco',
    archivados: 'archivados',
  },
  'apellidos',
);
