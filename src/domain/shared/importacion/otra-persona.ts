import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import { plegar } from '@/domain/shared/textos';

const palabrasDe = (nombre: string): readonly string[] =>
  plegar(nombre)
    .split(/[^\p{L}\p{N}]/u)
    .filter(Boolean);

/** `Ana R.` leaves a surname in its initial. */
const coinciden = (una: string, otra: string): boolean =>
  una === otra || (Math.min(una.length, otra.length) === 1 && una[0] === otra[0]);

/**
 * Whether two names cannot be those of one person: `Ana Ríos` is `RÍOS MESA, Ana`, and brothers share their surnames. With the
 * same document, one of the two has that of the other.
 */
export const esOtraPersona = (nombre: string, otro: string): boolean => {
  const [menos, mas] = [palabrasDe(nombre), palabrasDe(otro)].sort((a, b) => a.length - b.length);
  return !menos?.every((palabra) => mas?.some((otra) => coinciden(palabra, otra)));
};

/** Of a row with somebody's document, whose it is when it is not theirs: passing over it as known would lose that person. */
export const documentoDeOtra = (nombre: string, duenio: string): ErroresCampos | null =>
  esOtraPersona(nombre, duenio)
    ? { numero_documento: `Ese documento es de ${duenio}: corríjalo, u omita la fila si es la misma persona` }
    : null;
