import { type InvalidateOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import type { Duda } from '@/domain/borradores/duda';

const CLAVE = ['dudas'] as const;
const REPETIR_MS = 5000;

const dePagina = new WeakMap<QueryClient, Map<string, 'en camino' | 'en duda'>>();

/** Writes of this page that have not ended, by name: nobody doubts one that is on its way. */
export const sinTerminar = (cliente: QueryClient): Map<string, 'en camino' | 'en duda'> => {
  const escrituras = dePagina.get(cliente) ?? new Map<string, 'en camino' | 'en duda'>();
  dePagina.set(cliente, escrituras);
  return escrituras;
};

/** Asks for nothing while neither this browser nor this page keeps anything. */
export const consultaDudas = (servicios: ServiciosPanel) =>
  queryOptions({
    queryKey: CLAVE,
    queryFn: async ({ client }): Promise<readonly Duda[]> => {
      const suyas = sinTerminar(client);
      if (!servicios.hayBorradores() && suyas.size === 0) return [];
      const borradores = await servicios.cargarBorradores();
      const dudas = await borradores.listarDudas();
      return dudas.filter(({ nombre }) => suyas.get(nombre) !== 'en camino');
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // They are there, and what opens them did not come.
    refetchInterval: ({ state }) => (state.status === 'error' ? REPETIR_MS : false),
  });

/** Whether what a form sent is still in doubt: its draft stays then. */
export const estaEnDuda = (cliente: QueryClient, nombre: string): boolean =>
  sinTerminar(cliente).has(nombre) ||
  (cliente.getQueryData<readonly Duda[]>(CLAVE) ?? []).some((duda) => duda.nombre === nombre);

export const mirarDudas = (cliente: QueryClient): Promise<void> =>
  cliente.invalidateQueries({ queryKey: CLAVE });

/** What the service has is not known: everything on the screen is asked for again, but for the doubts themselves. */
export const mirarTodo = (cliente: QueryClient, opciones?: InvalidateOptions): Promise<void> =>
  cliente.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CLAVE[0] }, opciones);
