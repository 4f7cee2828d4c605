import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** Whether every receipt is there; `null` when the service does not tell. */
export const consultaNumeracion = ({ finanzas }: Pick<ServiciosPanel, 'finanzas'>) =>
  queryOptions({
    queryKey: [...claveDe('mensualidades'), 'numeracion'],
    queryFn: () => finanzas().then((casos) => casos.numeracion()),
  });
