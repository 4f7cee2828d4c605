import type { ArchivoConContenido, ArchivoStore, Avance } from '@/application/archivos/archivo-store.port';
import { exigirPermisoArchivos } from '@/application/archivos/exigir-permiso-archivos';
import type { Permisos } from '@/application/shared/permisos.port';
import type { Archivo } from '@/domain/archivos/archivo';
import { nombreDelEquipo, type SiExiste } from '@/domain/archivos/nombre-archivo';
import { carpetaDestino } from '@/domain/archivos/organizacion';
import { revisarTamano } from '@/domain/archivos/reglas-archivo';
import { unirRuta, validarHijo, validarNombre, validarRuta } from '@/domain/archivos/ruta-archivo';
import { quedoSinConfirmar } from '@/domain/shared/errores/error-transporte';

interface ConBytes {
  arrayBuffer(): Promise<ArrayBuffer>;
}

const tieneBytes = (contenido: unknown): contenido is ConBytes =>
  typeof contenido === 'object' && contenido !== null && 'arrayBuffer' in contenido;

const iguales = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i]);

/**
 * The name under which the folder has those very bytes, the file's own name first; `null` when it has them not. Only
 * what is as long is read.
 */
const encontrarIgual = async (
  archivos: Pick<ArchivoStore, 'listar' | 'leer'>,
  carpeta: string,
  { name, size, contenido }: ArchivoConContenido,
): Promise<string | null> => {
  if (!tieneBytes(contenido)) return null;
  const { files } = await archivos.listar(carpeta);
  const conOtroNombre = (otro: Archivo) => Number(otro.name !== name);
  const candidatos = files
    .filter((otro) => otro.size === size)
    .sort((a, b) => conOtroNombre(a) - conOtroNombre(b));
  if (candidatos.length === 0) return null;
  const bytes = new Uint8Array(await contenido.arrayBuffer());
  for (const candidato of candidatos) {
    if (iguales(bytes, await archivos.leer(unirRuta(carpeta, candidato.name)))) return candidato.name;
  }
  return null;
};

interface Dependencias {
  archivos: Pick<ArchivoStore, 'subir' | 'listar' | 'leer'>;
  permisos: Permisos;
}

export interface OpcionesSubida {
  avance?: Avance;
  /** What to do when the name is taken. */
  siExiste?: SiExiste;
  /** It was sent before and nobody said whether it arrived: it is looked for before it is sent again. */
  yaEnviado?: boolean;
}

/**
 * Puts the file in the folder of its type under the chosen one, and answers where it was left. An answer that is lost is
 * looked for in the folder: what has these bytes is this file. Throws PERMISO_DENEGADO, DEMASIADO_GRANDE, VALIDACION, and
 * DUPLICADO when the name is taken and `siExiste` does not say what to do.
 */
export const subirArchivo =
  ({ archivos, permisos }: Dependencias) =>
  async (padre: string, elegido: ArchivoConContenido, opciones: OpcionesSubida = {}): Promise<string> => {
    const { avance, siExiste, yaEnviado = false } = opciones;
    await exigirPermisoArchivos(permisos);
    revisarTamano(elegido);
    const name = validarNombre(nombreDelEquipo(elegido.name));
    const archivo = { ...elegido, name };
    const carpeta = carpetaDestino(validarRuta(padre), name);
    validarHijo(carpeta, name);
    const llegado = yaEnviado ? await encontrarIgual(archivos, carpeta, archivo) : null;
    if (llegado !== null) return unirRuta(carpeta, llegado);
    try {
      return unirRuta(carpeta, await archivos.subir(carpeta, archivo, avance, siExiste));
    } catch (error) {
      if (!quedoSinConfirmar(error)) throw error;
      // Looking may fail as well: then it is still not known.
      const igual = await encontrarIgual(archivos, carpeta, archivo).catch(() => null);
      if (igual === null) throw error;
      return unirRuta(carpeta, igual);
    }
  };
