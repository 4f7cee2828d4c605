import type { ArchivoStore } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';

interface Dependencias {
  archivos: ArchivoStore;
  permisos: Permisos;
}

/** Each throws PERMISO_DENEGADO. */
export const organizarArchivos = ({ archivos, permisos }: Dependencias) => ({
  eliminar: async (ruta: string): Promise<void> => {
    await exigirPermisoArchivos(permisos);
    await archivos.eliminar(ruta);
  },
  crearCarpeta: async (nombre: string, rutaPadre: string): Promise<void> => {
    await exigirPermisoArchivos(permisos);
    await archivos.crearCarpeta(nombre, rutaPadre);
  },
  renombrarCarpeta: async (anterior: string, nuevo: string, rutaPadre: string): Promise<void> => {
    await exigirPermisoArchivos(permisos);
    await archivos.renombrarCarpeta(anterior, nuevo, rutaPadre);
  },
  eliminarCarpeta: async (ruta: string): Promise<void> => {
    await exigirPermisoArchivos(permisos);
    await archivos.eliminarCarpeta(ruta);
  },
});
