import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';

/** The list's state, kept in the address: shareable, and Back undoes it. */
export const useBusquedaUrl = <B extends BusquedaLista>() => {
  const busqueda = useSearch({ strict: false }) as unknown as B;
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
