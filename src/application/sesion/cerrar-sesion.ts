import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Registro } from '@/application/shared/equipo.port';

interface Dependencias {
  autenticacion: Autenticacion;
  sesiones: SesionStore;
  borradores: Pick<CajaBorradores, 'vaciar'>;
  registro: Registro;
}

/** Clears this browser first, then tells the service, which may fail in silence (specification §4). Never rejects. */
export const cerrarSesion =
  ({ autenticacion, sesiones, borradores, registro }: Dependencias) =>
  async (): Promise<void> => {
    const sesion = sesiones.leer();
    borradores.vaciar();
    sesiones.limpiar();
    if (!sesion) return;
    try {
      await autenticacion.cerrarSesion(sesion);
    } catch (causa) {
      registro.aviso('El servicio no registró el cierre de sesión', causa);
    }
  };
