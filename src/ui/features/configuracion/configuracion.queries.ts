import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { CLAVES } from '../shared/datos/claves';

export const AFECTADAS_POR_CONFIGURACION = [CLAVES.configuracion, CLAVES.actividad] as const;

export const consultaActividad = (servicios: ServiciosPanel, criterios: CriteriosActividad) =>
  queryOptions({
    queryKey: [...CLAVES.actividad, 'general', criterios],
    queryFn: () => servicios.actividad.buscar(criterios),
    placeholderData: keepPreviousData,
  });

/** `null` when the service does not tell. */
export const consultaMisSesiones = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: ['mis-sesiones'],
    queryFn: () => servicios.misSesiones.listar(),
  });
