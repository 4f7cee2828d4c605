import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from './claves';

/** `null` when the service keeps none. */
export const consultaConfiguracion = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...CLAVES.configuracion],
    queryFn: () => servicios.configuracion.obtener(),
  });
