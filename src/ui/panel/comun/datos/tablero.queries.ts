import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from './clave-de';

/** The figures of GET /dashboard/stats. */
export const estadisticasTablero = ({ tablero }: Pick<ServiciosPanel, 'tablero'>) =>
  queryOptions({
    queryKey: [...claveDe('tablero'), 'estadisticas'],
    queryFn: () => tablero().then((casos) => casos.estadisticas()),
  });
