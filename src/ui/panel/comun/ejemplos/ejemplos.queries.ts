import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';

/** `null` when the service has none to offer. Asked once for each start: they are loaded and erased from here. */
export const consultaEjemplos = (servicios: Pick<ServiciosPanel, 'sistema'>) =>
  queryOptions({
    queryKey: ['ejemplos'],
    queryFn: () => servicios.sistema().then((casos) => casos.ejemplos()),
    staleTime: Number.POSITIVE_INFINITY,
  });
