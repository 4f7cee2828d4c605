import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { LecturaSinRed } from '@/application/sin-red/trabajo-sin-red';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

type Contador = Pick<LecturaSinRed, 'deLaCopia'>;

export interface OrigenDeConsultas {
  /** Whether what that query has came from the copy. */
  esDeLaCopia: (clave: QueryKey) => boolean;
  /** Whether something that is on the screen did. */
  hayALaVista: () => boolean;
  suscribir: (alCambiar: () => void) => () => void;
  /** Asks once again for what is on the screen and came from the copy. */
  releer: () => Promise<void>;
}

/** What changes which queries are on the screen. */
const QUE_SE_VE: ReadonlySet<string> = new Set(['observerAdded', 'observerRemoved', 'removed']);

/**
 * The ports do not say who answered: a query came from the copy when the copy answered something while it was asked. Two
 * that are asked at once may both be taken for it; read again one by one, each is known for what it is.
 */
const crearOrigen = (cliente: QueryClient, lectura: Contador): OrigenDeConsultas => {
  const cache = cliente.getQueryCache();
  const oyentes = new Set<() => void>();
  const alPedir = new Map<string, number>();
  // What was answered before anybody looked.
  const deCopia = new Set(
    lectura.deLaCopia() > 0
      ? cache
          .findAll({ predicate: ({ state }) => state.data !== undefined })
          .map(({ queryHash }) => queryHash)
      : [],
  );
  const anotar = (hash: string, esDeCopia: boolean): void => {
    if (esDeCopia) deCopia.add(hash);
    else deCopia.delete(hash);
  };
  cache.subscribe((evento) => {
    const { queryHash } = evento.query;
    const accion = evento.type === 'updated' ? evento.action : null;
    if (accion?.type === 'fetch') alPedir.set(queryHash, lectura.deLaCopia());
    if (accion?.type === 'success' && !accion.manual)
      anotar(queryHash, lectura.deLaCopia() > (alPedir.get(queryHash) ?? 0));
    if (evento.type === 'removed') anotar(queryHash, false);
    if (accion?.type === 'success' || QUE_SE_VE.has(evento.type)) for (const oyente of oyentes) oyente();
  });
  const aLaVista = () =>
    cache.findAll({ type: 'active', predicate: ({ queryHash }) => deCopia.has(queryHash) });
  return {
    esDeLaCopia: (clave) => deCopia.has(hashKey(clave)),
    hayALaVista: () => aLaVista().length > 0,
    suscribir: (alCambiar) => {
      oyentes.add(alCambiar);
      return () => {
        oyentes.delete(alCambiar);
      };
    },
    releer: async () => {
      for (const { queryKey } of aLaVista()) await cliente.refetchQueries({ queryKey, exact: true });
    },
  };
};

const origenes = new WeakMap<QueryClient, OrigenDeConsultas>();

/** One for as long as its client lives. */
export const origenDe = (cliente: QueryClient, lectura: Contador): OrigenDeConsultas => {
  const origen = origenes.get(cliente) ?? crearOrigen(cliente, lectura);
  origenes.set(cliente, origen);
  return origen;
};

/** Whether something on the screen comes from the copy. */
export const useLeyendoDeLaCopia = ({ lectura }: { lectura: Contador }): boolean => {
  const { suscribir, hayALaVista } = origenDe(usePanel().queryClient, lectura);
  return useSyncExternalStore(suscribir, hayALaVista);
};
