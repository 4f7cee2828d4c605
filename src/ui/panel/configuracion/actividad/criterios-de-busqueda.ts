import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { filtrosDeLista } from '@/ui/panel/comun/url/filtros-de-lista';
import type { BusquedaConfiguracion } from '../busqueda-configuracion';

export const { aCriterios, hayFiltros, SIN_FILTROS } = filtrosDeLista<
  CriteriosActividad,
  BusquedaConfiguracion
>({
  desde: 'desde',
  hasta: 'hasta',
  usuario: 'usuario',
  entidad: 'entidad',
  accion: 'accion',
});
