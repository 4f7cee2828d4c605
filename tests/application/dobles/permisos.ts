import type { Permisos } from '@/application/shared/permisos.port';
import { type Rol, rolAlcanza } from '@/domain/shared/rol';

/** Whoever runs the use-case has that role. */
export const permisosDe = (rol: Rol): Permisos => ({
  alcanza: async (requerido) => rolAlcanza(rol, requerido),
});
