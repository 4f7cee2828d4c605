import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';

const MIRAR_OTRA_VEZ_MS = 3_000;

/** `null` when the service does not tell; looked at again while a backup is being verified. */
export const consultaSistema = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: ['sistema'],
    queryFn: () => servicios.sistema().then((casos) => casos.mirar()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.ensayo === 'EN_CURSO' ? MIRAR_OTRA_VEZ_MS : false),
  });
