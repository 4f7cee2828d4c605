import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Sede } from '@/domain/sedes/sede';
import { claveDe } from './clave-de';

/** Every sede, archived ones too: names for the rows and choices for filters and forms. */
export const consultaSedesDisponibles = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: [...claveDe('sedes'), 'disponibles'],
    staleTime: 60_000,
    queryFn: (): Promise<readonly Sede[]> => servicios.lecturas.sedes().then((puerto) => puerto.listar()),
  });
