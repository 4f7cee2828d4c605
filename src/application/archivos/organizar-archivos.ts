import type { OrdenArchivos } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import { exigirMismaExtension } from '@/domain/archivos/nombre-archivo';
import { partirRuta, validarHijo, validarRuta, validarRutaDeAlgo } from '@/domain/archivos/ruta-archivo';

interface Dependencias {
  archivos: Omit<OrdenArchivos, 'listar'>;
  permisos: Permisos;
}

/** Each throws PERMISO_DENEGADO before anything else, and VALIDACION for a name or path that no store may see. */
export const organizarArchivos = ({ archivos, permisos }: Dependencias) => {
  const renombrar =
    (hacer: OrdenArchivos['renombrarArchivo'], revisar: (viejo: string, nuevo: string) => void = () => {}) =>
    async (anterior: string, nuevo: string, rutaPadre: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      const [padre, viejo] = [validarRuta(rutaPadre), partirRuta(validarHijo(rutaPadre, anterior)).nombre];
      const { nombre } = partirRuta(validarHijo(rutaPadre, nuevo));
      revisar(viejo, nombre);
      await hacer(viejo, nombre, padre);
    };
  const conPermiso =
    <A extends unknown[], R>(hacer: (...datos: A) => Promise<R>) =>
    async (...datos: A): Promise<R> => {
      await exigirPermisoArchivos(permisos);
      return hacer(...datos);
    };
  return {
    eliminar: async (ruta: string): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      await archivos.eliminar(validarRutaDeAlgo(ruta));
    },
    renombrarArchivo: renombrar((...nombres) => archivos.renombrarArchivo(...nombres), exigirMismaExtension),
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
    reservarCarpeta: async (ruta: string, reservada: boolean): Promise<void> => {
      await exigirPermisoArchivos(permisos);
      await archivos.reservarCarpeta(validarRutaDeAlgo(ruta), reservada);
    },
    listarPapelera: conPermiso(() => archivos.listarPapelera()),
    restaurar: conPermiso((id: string) => archivos.restaurar(id)),
    eliminarDePapelera: conPermiso((id: string) => archivos.eliminarDePapelera(id)),
  };
};
