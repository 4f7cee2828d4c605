import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Sede } from '@/domain/sedes/sede';
import { claveDe } from './clave-de';

/** Every sede, archived ones too: names for the rows and choices for filters and forms. */
export const consultaSedesDisponibles = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('sedes'), 'disponibles'],
    staleTime: 60_000,
    queryFn: async (): Promise<readonly Sede[]> => {
      const { datos, error } = await (await servicios.sedes()).listar();
      if (error) throw error;
      return datos;
    },
  });
