import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { filasPreferidas } from '../datos/filas-preferidas';
import { usePanel } from '../panel/use-panel';

/**
 * The list's state, kept in the address: shareable, and Back undoes it. Where the address says nothing of the rows per
 * page, this person's preference does.
 */
export const useBusquedaUrl = <B extends BusquedaLista>() => {
  const enDireccion = useSearch({ strict: false }) as unknown as B;
  const { preferencias } = usePanel().servicios;
  const limite = enDireccion.limite ?? filasPreferidas(preferencias);
  const busqueda = useMemo(() => (limite ? { ...enDireccion, limite } : enDireccion), [enDireccion, limite]);
  const navigate = useNavigate();

  const cambiar = useCallback(
    (cambios: Partial<B>, { reemplazar = false } = {}) =>
      navigate({
        to: '.',
        search: ((antes: B) => ({ ...antes, ...cambios })) as never,
        replace: reemplazar,
        resetScroll: false,
      }),
    [navigate],
  );

  /** A change of what is listed goes back to the first page. */
  const filtrar = useCallback(
    (cambios: Partial<B>, opciones?: { reemplazar?: boolean }) =>
      cambiar({ ...cambios, pagina: undefined } as Partial<B>, opciones),
    [cambiar],
  );

  const cerrarDialogo = useCallback(
    () => cambiar({ detalle: undefined, editar: undefined, nuevo: undefined } as Partial<B>),
    [cambiar],
  );

  return { busqueda, cambiar, filtrar, cerrarDialogo };
};
