import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** `null` when the service keeps none. */
export const consultaSitio = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('sitio')],
    queryFn: () => servicios.sitio().then((casos) => casos.obtener()),
  });
