import { queryOptions } from '@tanstack/react-query';
import { crearLectorCobroPorDefecto } from '@/application/configuracion/datos-fundacion.port';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** What the foundation charges to whoever has no value or day of their own. */
export const consultaCobroPorDefecto = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('configuracion'), 'cobro'],
    queryFn: async () => crearLectorCobroPorDefecto(await servicios.configuracion()).leer(),
  });
