import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** `null` when the service keeps none. */
export const consultaConfiguracion = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('configuracion')],
    queryFn: () => servicios.configuracion().then((casos) => casos.obtener()),
  });
