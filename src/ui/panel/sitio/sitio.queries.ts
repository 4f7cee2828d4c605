import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from '../comun/datos/clave-de';

export const AFECTADAS_POR_SITIO = [claveDe('sitio'), claveDe('actividad')] as const;

export const consultaVersiones = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('sitio'), 'versiones'],
    queryFn: () => servicios.sitio().then((casos) => casos.listarVersiones()),
  });
