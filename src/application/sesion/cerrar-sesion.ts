import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Registro } from '@/application/shared/registro.port';

interface Dependencias {
  autenticacion: Autenticacion;
  sesiones: SesionStore;
  registro: Registro;
}

/**
 * Clears this browser first, then tells the service, which may fail in silence (specification §4). The call to the
 * service is started before the token is gone, so that it can still name the session it closes.
 */
export const cerrarSesion =
  ({ autenticacion, sesiones, registro }: Dependencias) =>
  async (): Promise<void> => {
    const aviso = sesiones.leer() ? autenticacion.cerrarSesion() : Promise.resolve();
    sesiones.limpiar();
    await aviso.catch((causa: unknown) =>
      registro.aviso('El servicio no registró el cierre de sesión', causa),
    );
  };
