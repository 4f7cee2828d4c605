import type { ArchivoConContenido, ArchivoStore, Avance } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import { carpetaDestino } from '@/domain/archivos/organizacion';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';
import { validarHijo, validarNombre, validarRuta } from '@/domain/archivos/ruta-archivo';

/**
 * Puts the file in the folder of its type under the chosen one, and answers that folder. Throws PERMISO_DENEGADO,
 * DEMASIADO_GRANDE, VALIDACION.
 */
export const subirArchivo =
  ({ archivos, permisos }: { archivos: Pick<ArchivoStore, 'subir'>; permisos: Permisos }) =>
  async (elegida: string, archivo: ArchivoConContenido, avance?: Avance): Promise<string> => {
    await exigirPermisoArchivos(permisos);
    revisarTamano(archivo);
    const name = validarNombre(archivo.name);
    const carpeta = carpetaDestino(validarRuta(elegida), name);
    validarHijo(carpeta, name);
    await archivos.subir(carpeta, { ...archivo, name }, avance);
    return carpeta;
  };
