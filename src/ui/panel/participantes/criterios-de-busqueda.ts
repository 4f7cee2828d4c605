import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { filtrosDeLista } from '../comun/url/filtros-de-lista';
import type { BusquedaParticipantes } from './busqueda-participantes';

export const { aCriterios, hayFiltros, SIN_FILTROS } = filtrosDeLista<
  CriteriosParticipantes,
  BusquedaParticipantes
>(
  {
    buscar: 'buscar',
    estado: 'estado',
    sede_id: 'sede_id',
    area: 'area',
    programa: 'programa',
    ingreso_desde: 'ingreso_desde',
    ingreso_hasta: 'ingreso_hasta',
    sin_autorizacion: 'sin_autorizacion',
    sin_papeles: 'sin_papeles',
    egreso_previsto_hasta: 'egreso_previsto_hasta',
    sin_mensualidad: 'sin_mensualidad',
    permiso: 'permiso',
    con_saldo_vencido: 'con_saldo_vencido',
    archivados: 'archivados',
  },
  'nombre',
);
