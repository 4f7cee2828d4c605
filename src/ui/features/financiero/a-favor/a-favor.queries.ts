import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from '../../shared/datos/claves';

/** `null` when the service does not offer it. */
export const consultaAFavor = (servicios: ServiciosPanel, clave: string) =>
  queryOptions({
    queryKey: [...CLAVES.mensualidades, 'a-favor', clave],
    queryFn: () => servicios.saldosAFavor.obtener(clave),
  });
