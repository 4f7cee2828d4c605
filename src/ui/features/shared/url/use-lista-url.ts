import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '@/ui/shared/after-paint';
import { savesData } from '@/ui/shared/saves-data';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { useAhead } from '@/ui/shared/use-ahead';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { useBusquedaUrl } from './use-busqueda-url';

/** Rows that take longer are waited for with the list that was asked for already marked as on its way. */
const PACIENCIA_MS = 100;

const esperar = (ms: number) => new Promise<void>((listo) => setTimeout(listo, ms));

/** How a table asks for other rows. */
export interface ListaEnDireccion<B> {
  listar: (cambios: Partial<B>, opciones?: { reemplazar?: boolean }) => Promise<void>;
  /** A change of what is listed goes back to the first page. */
  filtrar: (cambios: Partial<B>, opciones?: { reemplazar?: boolean; soloTraer?: boolean }) => Promise<void>;
  /** The person may be about to ask for it; whoever saves data waits for what they do ask. */
  anticipar: (cambios: Partial<B>) => void;
  /** They have already asked for other rows than those the screen opened with. */
  recorriendo: boolean;
}

interface Pedido<B> {
  cambios: Partial<B>;
  reemplazar: boolean;
}

/**
 * A list whose state is in the address, drawn before the address says it: the rows are asked for first, what the person
 * sees changes once, with them, and the address is written when that is on the screen. `traer` brings the rows of a
 * search to where the screen will find them; its failures are the screen's to tell.
 */
export const useListaUrl = <B extends BusquedaLista>(traer: (busqueda: B) => Promise<unknown>) => {
  const direccion = useBusquedaUrl<B>();
  const { cambiar, pantalla } = direccion;
  const [busqueda, mostrar] = useAhead(direccion.busqueda);
  const [recorriendo, setRecorriendo] = useState(false);
  const pedido = useRef<Pedido<B>>(undefined);
  useEffect(
    () => () => {
      pedido.current = undefined;
    },
    [],
  );

  const listar = useStableCallback(async (cambios: Partial<B>, { reemplazar = false } = {}) => {
    const anterior = pedido.current;
    const este: Pedido<B> = {
      cambios: { ...anterior?.cambios, ...cambios },
      reemplazar: reemplazar && anterior?.reemplazar !== false,
    };
    const donde = pantalla();
    // A later request carries this one's changes; whoever left the screen wants neither.
    const sigue = () => {
      if (pedido.current === este && pantalla() !== donde) pedido.current = undefined;
      return pedido.current === este;
    };
    pedido.current = este;
    const siguiente = { ...busqueda, ...este.cambios };
    await Promise.race([traer(siguiente), esperar(PACIENCIA_MS)]);
    if (!sigue()) return;
    // In the document before the next frame is prepared: what follows waits for that one.
    flushSync(() => {
      mostrar(siguiente);
      setRecorriendo(true);
    });
    await afterPaint();
    if (!sigue()) return;
    pedido.current = undefined;
    await cambiar(este.cambios, { reemplazar: este.reemplazar });
  });

  const anticipar = useStableCallback((cambios: Partial<B>) => {
    if (!savesData()) void traer({ ...busqueda, ...cambios });
  });

  const filtrar = useCallback<ListaEnDireccion<B>['filtrar']>(
    async (cambios, { soloTraer = false, ...opciones } = {}) => {
      const desdeElComienzo = { ...cambios, pagina: undefined } as Partial<B>;
      if (soloTraer) anticipar(desdeElComienzo);
      else await listar(desdeElComienzo, opciones);
    },
    [listar, anticipar],
  );

  const lista: ListaEnDireccion<B> = { listar, filtrar, anticipar, recorriendo };
  return { ...direccion, busqueda, lista, filtrar };
};
