import type { Permisos } from '@/application/shared/permisos.port';
import { errorPermisoDenegado } from '@/domain/shared/errores/errores-comunes';
import type { Rol } from '@/domain/shared/rol';

/** First line of every write. Throws PERMISO_DENEGADO. */
export const exigirRol = async (permisos: Permisos, rol: Rol): Promise<void> => {
  if (!(await permisos.alcanza(rol))) throw errorPermisoDenegado();
};
