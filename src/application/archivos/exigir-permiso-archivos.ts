import type { Permisos } from '@/application/shared/permisos.port';
import { MENSAJE_PERMISO_ARCHIVOS } from '@/domain/archivos/manifiesto-archivos';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

/** Every change to stored files is for ADMINISTRADOR (specification §6). Throws PERMISO_DENEGADO. */
export const exigirPermisoArchivos = async (permisos: Permisos): Promise<void> => {
  if (!(await permisos.alcanza('ADMINISTRADOR'))) {
    throw new ErrorAplicacion('PERMISO_DENEGADO', MENSAJE_PERMISO_ARCHIVOS);
  }
};
