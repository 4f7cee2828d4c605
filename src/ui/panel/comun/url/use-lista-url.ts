import { useCallback } from 'react';
import type { Pagina } from '@/domain/shared/pagina';
import { savesData } from '@/ui/shared/saves-data';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { useBusquedaUrl } from './use-busqueda-url';

type Cambiar<B> = (cambios: Partial<B>, opciones?: { reemplazar?: boolean }) => Promise<void>;

/** How a table asks for other rows: the address is written, and the rows follow from it. */
export interface ListaEnDireccion<B, T = unknown> {
  listar: Cambiar<B>;
  /** A change of what is listed goes back to the first page. */
  filtrar: Cambiar<B>;
  /** The person may be about to ask for it; whoever saves data waits for what they do ask. */
  anticipar: (cambios: Partial<B>) => void;
  /** The rows that the address would list with those changes, without going there. */
  leer: (cambios: Partial<B>) => Promise<Pagina<T> | null>;
}

/** A list whose state is in the address. `traer` brings the rows of a search to where the screen will find them. */
export const useListaUrl = <B extends BusquedaLista, T>(
  traer: (busqueda: B) => Promise<Pagina<T> | null>,
) => {
  const direccion = useBusquedaUrl<B>();
  const { busqueda, cambiar } = direccion;

  const filtrar = useCallback<Cambiar<B>>(
    (cambios, opciones) => cambiar({ ...cambios, pagina: undefined }, opciones),
    [cambiar],
  );
  const leer = (cambios: Partial<B>) => traer({ ...busqueda, ...cambios });
  const anticipar = useStableCallback((cambios: Partial<B>) => {
    // What fails is told when it is asked for.
    if (!savesData()) leer(cambios).catch(() => {});
  });

  const lista: ListaEnDireccion<B, T> = { listar: cambiar, filtrar, anticipar, leer };
  return { ...direccion, filtrar, lista };
};
