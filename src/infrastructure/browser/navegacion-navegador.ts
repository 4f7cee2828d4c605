import { conSalida } from '@/application/shared/con-salida';
import type { Navegacion } from '@/application/shared/equipo.port';

interface Ventana {
  location: Pick<Location, 'assign' | 'reload' | 'pathname' | 'search'>;
  addEventListener(tipo: 'pageshow', atender: (evento: Pick<PageTransitionEvent, 'persisted'>) => void): void;
}

/** Going to another part of the same address loads nothing. */
const soloCambiaDeParte = (ruta: string, { pathname, search }: Ventana['location']): boolean =>
  ruta.includes('#') && ruta.replace(/#.*$/, '') === `${pathname}${search}`;

const paginaDe = (ruta: string): string => ruta.replace(/[?#].*$/, '');

/** Of several requests for one page, only the first loads it: two refused calls go to /login once. */
export const crearNavegacionNavegador = (ventana: Ventana): Navegacion => {
  let enCamino: string | null = null;
  const navegacion = conSalida((ruta) => {
    if (enCamino === paginaDe(ruta)) return;
    enCamino = paginaDe(ruta);
    const mismaPagina = soloCambiaDeParte(ruta, ventana.location);
    ventana.location.assign(ruta);
    if (mismaPagina) ventana.location.reload();
  });
  // What the Back button brings out of memory is on its way nowhere.
  ventana.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    enCamino = null;
    navegacion.volver();
  });
  return navegacion;
};

/** Where the person is, as the login page will receive it; `null` on the login page itself. */
export const ubicacionParaRecordar = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  rutaLogin: string,
): string | null => (pathname === rutaLogin ? null : `${pathname}${search}`);
