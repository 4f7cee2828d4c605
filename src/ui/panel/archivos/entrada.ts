import type { Archivo, Listado } from '@/domain/archivos/archivo';
import { RAIZ_BIBLIOTECA } from '@/domain/archivos/organizacion';
import { unirRuta } from '@/domain/archivos/ruta-archivo';

/** A line of the library: a folder, or a file with what is known of it. */
export interface Entrada {
  nombre: string;
  ruta: string;
  /** `null` for a folder. */
  archivo: Archivo | null;
  /** Only for ADMINISTRADOR. */
  reservada: boolean;
}

/** In the store, the folder the address names; '' is the library itself. */
export const rutaDeCarpeta = (carpeta: string): string =>
  carpeta === '' ? RAIZ_BIBLIOTECA : `${RAIZ_BIBLIOTECA}/${carpeta}`;

/** Folders first. The place of each is known by where it was listed, whatever the service says of it. */
export const entradasDe = ({ files, folders }: Listado, carpeta: string): Entrada[] => {
  const en = (nombre: string) => unirRuta(rutaDeCarpeta(carpeta), nombre);
  return [
    ...folders.map(({ name, reserved }) => ({
      nombre: name,
      ruta: en(name),
      archivo: null,
      reservada: reserved === true,
    })),
    ...files.map((archivo) => ({ nombre: archivo.name, ruta: en(archivo.name), archivo, reservada: false })),
  ];
};

/** As the address names it; a folder outside the library has no address. */
export const carpetaDeRuta = (ruta: string): string =>
  ruta.startsWith(`${RAIZ_BIBLIOTECA}/`) ? ruta.slice(RAIZ_BIBLIOTECA.length + 1) : '';
