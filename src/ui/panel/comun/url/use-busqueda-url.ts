import { useMatch, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { filasPreferidas } from '../datos/filas-preferidas';
import { usePanel } from '../panel/use-panel';
import { ALLI_Y_DE_VUELTA, esDeVuelta } from './alli-y-de-vuelta';

const mismaRuta = (una: string, otra: string): boolean => una.replace(/\/$/, '') === otra.replace(/\/$/, '');

const SIN_DIALOGO: BusquedaLista = { detalle: undefined, editar: undefined, nuevo: undefined };

/**
 * The list's state, kept in the address: shareable, and Back undoes it. Where the address says nothing of the rows per
 * page, this person's preference does.
 */
export const useBusquedaUrl = <B extends BusquedaLista>() => {
  const enDireccion = useSearch({ strict: false }) as unknown as B;
  const { preferencias } = usePanel().servicios;
  const limite = enDireccion.limite ?? filasPreferidas(preferencias);
  const busqueda = useMemo(() => (limite ? { ...enDireccion, limite } : enDireccion), [enDireccion, limite]);
  const router = useRouter();
  const navigate = useNavigate();
  const ruta = useMatch({ strict: false }).pathname;

  const cambiar = useCallback(
    async (cambios: Partial<B>, { reemplazar = false } = {}) => {
      // The person has already left for another screen, which is on its way: its address is not this one's to write.
      if (!mismaRuta(router.latestLocation.pathname, ruta)) return;
      const deVuelta = esDeVuelta(router.latestLocation.state);
      return navigate({
        to: '.',
        // On top of what was written last, although the screen may not have followed it yet.
        search: ((antes: B) => ({ ...antes, ...cambios })) as never,
        // One dialog leading to another is still one visit: Back, and closing, leave it at once.
        replace: reemplazar || deVuelta,
        ...(deVuelta ? { state: ALLI_Y_DE_VUELTA } : {}),
        resetScroll: false,
      });
    },
    [navigate, router, ruta],
  );

  /** Or back to the screen whose link opened it. */
  const cerrarDialogo = useCallback(
    (ninguno: Partial<B> = SIN_DIALOGO as Partial<B>) => {
      if (esDeVuelta(router.latestLocation.state)) router.history.back();
      else void cambiar(ninguno);
    },
    [cambiar, router],
  );

  return { busqueda, cambiar, cerrarDialogo };
};
