import type { Navegacion } from '@/application/sesion/navegacion.port';

export const crearNavegacionNavegador = (ubicacion: Pick<Location, 'assign'>): Navegacion => ({
  recargarHacia: (ruta) => ubicacion.assign(ruta),
});

/** Where the person is, as the login page will receive it; `null` on the login page itself. */
export const ubicacionParaRecordar = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  rutaLogin: string,
): string | null => (pathname === rutaLogin ? null : `${pathname}${search}`);
