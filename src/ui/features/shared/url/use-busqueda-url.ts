import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { filasPreferidas } from '../datos/filas-preferidas';
import { usePanel } from '../panel/use-panel';
import { ALLI_Y_DE_VUELTA, esDeVuelta } from './alli-y-de-vuelta';

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

  const cambiar = useCallback(
    (cambios: Partial<B>, { reemplazar = false } = {}) => {
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
    [navigate, router],
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
