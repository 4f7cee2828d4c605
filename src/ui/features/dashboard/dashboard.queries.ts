import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { CLAVES } from '@/ui/features/shared/datos/claves';

/** The figures of GET /dashboard/stats. */
export const estadisticasTablero = ({ tablero }: Pick<ServiciosPanel, 'tablero'>) =>
  queryOptions({
    queryKey: [...CLAVES.tablero, 'estadisticas'],
    queryFn: () => tablero.estadisticas(),
  });

/** What GET /dashboard/resumen adds; `null` when the service does not offer it. */
export const resumenTablero = ({ tablero }: Pick<ServiciosPanel, 'tablero'>) =>
  queryOptions({
    queryKey: [...CLAVES.tablero, 'resumen'],
    queryFn: () => tablero.resumen(),
  });

/** What GET /revision answers; asked again each time it is shown, because what it speaks of is corrected elsewhere. */
export const consultaRevision = ({ revision }: Pick<ServiciosPanel, 'revision'>) =>
  queryOptions({
    queryKey: [...CLAVES.tablero, 'revision'],
    queryFn: () => revision.obtener(),
    staleTime: 0,
  });
