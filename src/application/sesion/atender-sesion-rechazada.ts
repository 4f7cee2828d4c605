import type { Navegacion } from '@/application/sesion/navegacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';

export const RUTA_LOGIN = '/login';

/** A 401 clears the session and reloads /login (specification §4); `recordar` is where the person was. */
export const atenderSesionRechazada =
  ({ sesiones, navegacion }: { sesiones: SesionStore; navegacion: Navegacion }) =>
  (recordar: string | null): void => {
    sesiones.limpiar();
    navegacion.recargarHacia(recordar ? `${RUTA_LOGIN}?destino=${encodeURIComponent(recordar)}` : RUTA_LOGIN);
  };
