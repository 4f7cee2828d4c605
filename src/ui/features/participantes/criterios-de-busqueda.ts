import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { BusquedaParticipantes } from './busqueda-participantes';

const FILTROS = [
  'buscar',
  'estado',
  'sede_id',
  'area',
  'programa',
  'ingreso_desde',
  'ingreso_hasta',
  'sin_autorizacion',
  'egreso_previsto_hasta',
  'sin_mensualidad',
  'con_saldo_vencido',
  'archivados',
] as const satisfies readonly (keyof BusquedaParticipantes)[];

/** What the address asks of the service, with the defaults of the screen. */
export const aCriterios = (busqueda: BusquedaParticipantes): CriteriosParticipantes => ({
  ...Object.fromEntries(
    FILTROS.filter((filtro) => busqueda[filtro] !== undefined).map((filtro) => [filtro, busqueda[filtro]]),
  ),
  orden: busqueda.orden ?? 'nombre',
  pagina: busqueda.pagina ?? 1,
  limite: busqueda.limite ?? TAMANO_PAGINA,
});

export const hayFiltros = (busqueda: BusquedaParticipantes): boolean =>
  FILTROS.some((filtro) => busqueda[filtro] !== undefined);

/** Takes every filter away. */
export const SIN_FILTROS: Partial<BusquedaParticipantes> = Object.fromEntries(
  FILTROS.map((filtro) => [filtro, undefined]),
);
