import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Permisos } from '@/application/shared/permisos.port';
import { rolAlcanza } from '@/domain/shared/rol';

/** Asks the service; when it cannot answer, compares the stored user's role, CONSULTA by default (specification §6). */
export const permisosDeSesion = ({
  autenticacion,
  sesiones,
}: {
  autenticacion: Autenticacion;
  sesiones: SesionStore;
}): Permisos => ({
  alcanza: async (rol) => {
    try {
      return await autenticacion.tienePermiso(rol);
    } catch {
      return rolAlcanza(sesiones.leer()?.usuario.rol, rol);
    }
  },
});
