import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Navegacion } from '@/application/shared/equipo.port';

export const RUTA_LOGIN = '/login';

/** Parts of /login that only who lost a session in the middle of their work sees: the end of the address points at one. */
export const SESION_TERMINADA = 'sesion-terminada';
export const SESION_TERMINADA_CON_BORRADOR = 'sesion-terminada-con-borrador';

interface Dependencias {
  sesiones: SesionStore;
  navegacion: Pick<Navegacion, 'salirHacia'>;
  borradores: Pick<CajaBorradores, 'hay'>;
}

/** A 401 clears the session and reloads /login (specification §4); `recordar` is where the person was. */
export const atenderSesionRechazada =
  ({ sesiones, navegacion, borradores }: Dependencias) =>
  (recordar: string | null): void => {
    const sesion = sesiones.leer();
    const escrito = sesion !== null && borradores.hay(String(sesion.usuario.id));
    const destino = recordar ? `?destino=${encodeURIComponent(recordar)}` : '';
    // Said first, because clearing tells whoever watches the session; gone to once it is cleared, because a form asks
    // before leaving while the session is its person's, and what they typed is kept.
    void navegacion.salirHacia(
      `${RUTA_LOGIN}${destino}#${escrito ? SESION_TERMINADA_CON_BORRADOR : SESION_TERMINADA}`,
      async () => {},
    );
    sesiones.limpiar();
  };
