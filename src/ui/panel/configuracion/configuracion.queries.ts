import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { CriteriosActividad } from '@/domain/actividad/criterios-actividad';
import { claveDe } from '../comun/datos/clave-de';

export const AFECTADAS_POR_CONFIGURACION = [claveDe('configuracion'), claveDe('actividad')] as const;

export const consultaActividad = (servicios: ServiciosPanel, criterios: CriteriosActividad) =>
  queryOptions({
    queryKey: [...claveDe('actividad'), 'general', criterios],
    queryFn: () => servicios.actividad().then((casos) => casos.buscar(criterios)),
    placeholderData: keepPreviousData,
  });

/** `null` when the service does not tell. */
export const consultaMisSesiones = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: ['mis-sesiones'],
    queryFn: () => servicios.misSesiones().then((casos) => casos.listar()),
  });
