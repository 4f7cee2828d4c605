import type { ArchivoConContenido, ArchivoStore, Avance } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import { carpetaDestino } from '@/domain/archivos/organizacion';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';
import { unirRuta, validarHijo, validarNombre, validarRuta } from '@/domain/archivos/ruta-archivo';
import type { SiExiste } from '@/domain/archivos/si-existe';

/**
 * Puts the file in the folder of its type under the chosen one, and answers where it was left. Throws PERMISO_DENEGADO,
 * DEMASIADO_GRANDE, VALIDACION, and DUPLICADO when the name is taken and `siExiste` does not say what to do.
 */
export const subirArchivo =
  ({ archivos, permisos }: { archivos: Pick<ArchivoStore, 'subir'>; permisos: Permisos }) =>
  async (
    elegida: string,
    archivo: ArchivoConContenido,
    avance?: Avance,
    siExiste?: SiExiste,
  ): Promise<string> => {
    await exigirPermisoArchivos(permisos);
    revisarTamano(archivo);
    const name = validarNombre(archivo.name);
    const carpeta = carpetaDestino(validarRuta(elegida), name);
    validarHijo(carpeta, name);
    return unirRuta(carpeta, await archivos.subir(carpeta, { ...archivo, name }, avance, siExiste));
  };
