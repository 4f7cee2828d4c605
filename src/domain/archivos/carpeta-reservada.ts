import { partirRuta } from '@/domain/archivos/ruta-archivo';

/** The folder itself and those above it, from the inside out; the root is not among them. */
export const carpetasHasta = (ruta: string): string[] =>
  ruta === '' ? [] : [ruta, ...carpetasHasta(partirRuta(ruta).padre)];

/** The path itself, and all that is under it. */
export const estaEn =
  (carpeta: string) =>
  (ruta: string): boolean =>
    ruta === carpeta || ruta.startsWith(`${carpeta}/`);

/** A folder is reserved when it or one above it was marked; whatever is in it is reserved too. */
export const estaReservada = (ruta: string, marcadas: readonly string[]): boolean =>
  carpetasHasta(ruta).some((carpeta) => marcadas.includes(carpeta));

/** The same marks once `anterior` is called `nueva`. */
export const mudarMarcas = (marcadas: readonly string[], anterior: string, nueva: string): string[] =>
  marcadas.filter(estaEn(anterior)).map((marcada) => nueva + marcada.slice(anterior.length));
