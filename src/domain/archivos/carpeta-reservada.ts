import { partirRuta } from '@/domain/archivos/ruta-archivo';
import { CARPETA_DE_PARTICIPANTES } from '@/domain/shared/carpeta-de-participante';
import { errorConflicto } from '@/domain/shared/errores/errores-comunes';

/** The folder itself and those above it, from the inside out; the root is not among them. */
export const carpetasHasta = (ruta: string): string[] =>
  ruta === '' ? [] : [ruta, ...carpetasHasta(partirRuta(ruta).padre)];

/** The path itself, and all that is under it. */
export const estaEn =
  (carpeta: string) =>
  (ruta: string): boolean =>
    ruta === carpeta || ruta.startsWith(`${carpeta}/`);

/** Some disks take capitals for the same name: asked for with others, a folder is the same one. */
const sinMayusculas = (ruta: string): string => ruta.toLowerCase();

/** A folder is reserved when it or one above it was marked; whatever is in it is reserved too. */
export const estaReservada = (ruta: string, marcadas: readonly string[]): boolean => {
  const iguales = new Set(marcadas.map(sinMayusculas));
  return carpetasHasta(ruta).some((carpeta) => iguales.has(sinMayusculas(carpeta)));
};

/** The same marks once `anterior` is called `nueva`. */
export const mudarMarcas = (marcadas: readonly string[], anterior: string, nueva: string): string[] =>
  marcadas.filter(estaEn(anterior)).map((marcada) => nueva + marcada.slice(anterior.length));

const esDeParticipantes = (ruta: string): boolean => estaEn(CARPETA_DE_PARTICIPANTES)(sinMayusculas(ruta));

/** With the one that is reserved whoever marked what. */
export const conLaDeParticipantes = (marcadas: readonly string[]): string[] => [
  ...new Set([CARPETA_DE_PARTICIPANTES, ...marcadas]),
];

/** Throws CONFLICTO for the folders of people and what holds them. */
export const exigirLiberable = (ruta: string): void => {
  if (esDeParticipantes(ruta))
    throw errorConflicto('Los papeles de los participantes son siempre reservados');
};

/**
 * Each person's record says where their papers are: what holds them keeps its name, and a file keeps it too. Throws
 * CONFLICTO.
 */
export const exigirQueSePuedaMover = (ruta: string): void => {
  if (esDeParticipantes(ruta) || estaEn(sinMayusculas(ruta))(CARPETA_DE_PARTICIPANTES))
    throw errorConflicto('Los papeles de los participantes se guardan con su nombre y en su carpeta');
};
