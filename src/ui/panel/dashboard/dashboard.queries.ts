import { queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';

/** What GET /dashboard/resumen adds; `null` when the service does not offer it. */
export const resumenTablero = ({ tablero }: Pick<ServiciosPanel, 'tablero'>) =>
  queryOptions({
    queryKey: [...claveDe('tablero'), 'resumen'],
    queryFn: () => tablero().then((casos) => casos.resumen()),
  });

/** What GET /revision answers; asked again each time it is shown, because what it speaks of is corrected elsewhere. */
export const consultaRevision = ({ revision }: Pick<ServiciosPanel, 'revision'>) =>
  queryOptions({
    queryKey: [...claveDe('tablero'), 'revision'],
    queryFn: () => revision().then((casos) => casos.obtener()),
    staleTime: 0,
  });

const SEDES_A_LA_VISTA = 20;

/** The first houses, by name. */
export const consultaPrimerasSedes = ({ lecturas }: Pick<ServiciosPanel, 'lecturas'>) =>
  queryOptions({
    queryKey: [...claveDe('sedes'), 'primeras'],
    queryFn: () => lecturas.sedes().then((puerto) => puerto.buscar({ pagina: 1, limite: SEDES_A_LA_VISTA })),
  });

/** How many houses there are. */
export const consultaCuantasSedes = ({ lecturas }: Pick<ServiciosPanel, 'lecturas'>) =>
  queryOptions({
    queryKey: [...claveDe('sedes'), 'cuantas'],
    queryFn: () =>
      lecturas.sedes().then(async (puerto) => (await puerto.buscar({ pagina: 1, limite: 1 })).total),
  });
