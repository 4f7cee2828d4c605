import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';

/** `null` when the service does not offer it. */
export const consultaAFavor = (servicios: ServiciosPanel, clave: string) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'a-favor', clave],
    queryFn: () => servicios.saldosAFavor().then((casos) => casos.obtener(clave)),
  });
