import type { ArchivoConContenido, ArchivoStore } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';

/** Throws PERMISO_DENEGADO, DEMASIADO_GRANDE. */
export const subirArchivo =
  ({ archivos, permisos }: { archivos: ArchivoStore; permisos: Permisos }) =>
  async (ruta: string, archivo: ArchivoConContenido): Promise<void> => {
    await exigirPermisoArchivos(permisos);
    revisarTamano(archivo);
    await archivos.subir(ruta, archivo);
  };
