import { type ClaseArchivo, claseDeArchivo } from '@/domain/archivos/reglas-archivo';
import { partirRuta, unirRuta } from '@/domain/archivos/ruta-archivo';

/** Where the library of the foundation lives in the store. */
export const RAIZ_BIBLIOTECA = 'formatos';

const CARPETAS: Readonly<Record<ClaseArchivo, string>> = {
  pdf: 'pdf',
  word: 'word',
  excel: 'excel',
  imagen: 'imagenes',
  video: 'videos',
  comprimido: 'comprimidos',
  codigo: 'codigo',
  otro: 'otros',
};

const ES_DE_TIPO = new Set(Object.values(CARPETAS));

/** Files are organised by type under the chosen folder; choosing one of those folders means the folder it is in. */
export const carpetaDestino = (elegida: string, nombre: string): string => {
  const { padre, nombre: ultima } = partirRuta(elegida);
  return unirRuta(ES_DE_TIPO.has(ultima) ? padre : elegida, CARPETAS[claseDeArchivo(nombre)]);
};
