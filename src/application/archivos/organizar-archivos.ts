import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import { partirRuta, validarHijo, validarRuta, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';

interface Dependencias {
  archivos: Omit<OrdenArchivos, 'listar'>;
  permisos: Permisos;
}

/** Each throws PERMISO_DENEGADO before anything else, and VALIDACION for a name or path that no store may see. */
export const organizarArchivos = ({ archivos, permisos }: Dependencias) => {
  const renombrar =
    (hacer: OrdenArchivos['renombrarArchivo']) =>
    async (anterior: string, nuevo: string, rutaPadre: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      const [padre, viejo] = [validarRuta(rutaPadre), partirRuta(validarHijo(rutaPadre, anterior)).nombre];
      await hacer(viejo, partirRuta(validarHijo(rutaPadre, nuevo)).nombre, padre);
    };
  return {
    eliminar: async (ruta: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      await archivos.eliminar(validarRutaDeAlgo(ruta));
    },
    renombrarArchivo: renombrar((...nombres) => archivos.renombrarArchivo(...nombres)),
    crearCarpeta: async (nombre: string, rutaPadre: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      const { nombre: valido } = partirRuta(validarHijo(rutaPadre, nombre));
      await archivos.crearCarpeta(valido, validarRuta(rutaPadre));
    },
    renombrarCarpeta: renombrar((...nombres) => archivos.renombrarCarpeta(...nombres)),
    eliminarCarpeta: async (ruta: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      await archivos.eliminarCarpeta(validarRutaDeAlgo(ruta));
    },
  };
};
