import type { ArchivoElegido } from '@/domain/archivos/archivo';
import { ARCHIVO_MAXIMO_BYTES } from '@/domain/shared/constantes';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { formatearTamano } from '@/domain/shared/formatear-tamano';

/** Specification §5, to the letter. */
export const MENSAJE_ARCHIVO_GRANDE = 'File size exceeds 10MB limit';

/** Throws DEMASIADO_GRANDE past 10 MB. */
export const revisarTamano = ({ size }: Pick<ArchivoElegido, 'size'>): void => {
  if (size > ARCHIVO_MAXIMO_BYTES) throw new ErrorAplicacion('DEMASIADO_GRANDE', MENSAJE_ARCHIVO_GRANDE);
};

/** Why a file does not go in, in sizes that differ: `pesa 10,1 MB; el máximo es 10 MB`, in bytes when they read alike. */
export const explicarExceso = (bytes: number, maximo: number): string => {
  const [pesa, tope] = [formatearTamano(bytes), formatearTamano(maximo)];
  if (pesa !== tope) return `pesa ${pesa}; el máximo es ${tope}`;
  return `pesa ${bytes.toLocaleString('es-CO')} bytes; el máximo es ${maximo.toLocaleString('es-CO')} (${tope})`;
};

export type ClaseArchivo = 'pdf' | 'word' | 'excel' | 'imagen' | 'video' | 'comprimido' | 'codigo' | 'otro';

const EXTENSIONES: Readonly<Record<Exclude<ClaseArchivo, 'otro'>, readonly string[]>> = {
  pdf: ['pdf'],
  word: ['doc', 'docx', 'odt', 'rtf'],
  excel: ['xls', 'xlsx', 'ods', 'csv'],
  imagen: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'bmp', 'heic'],
  video: ['mp4', 'webm', 'mov', 'avi', 'mkv'],
  comprimido: ['zip', 'rar', '7z', 'tar', 'gz'],
  codigo: ['js', 'ts', 'html', 'css', 'json', 'xml', 'py', 'java', 'sql'],
};

/** By its extension, ignoring case. */
export const claseDeArchivo = (nombre: string): ClaseArchivo => {
  const minusculas = nombre.toLowerCase();
  const clases = Object.entries(EXTENSIONES) as [ClaseArchivo, readonly string[]][];
  const esDe = ([, extensiones]: (typeof clases)[number]) =>
    extensiones.some((extension) => minusculas.endsWith(`.${extension}`));
  return clases.find(esDe)?.[0] ?? 'otro';
};
