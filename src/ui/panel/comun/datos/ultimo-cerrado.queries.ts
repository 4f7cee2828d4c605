import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** The last closed month: those before it are closed too. `null` when there is none, or the service closes none. */
export const consultaUltimoCerrado = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('cierres'), 'ultimo'],
    queryFn: () => servicios.cierres().then((casos) => casos.ultimo()),
  });
