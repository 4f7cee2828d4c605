import { PARTICULAS } from '@/domain/shared/nombre-breve';
import { plegar } from '@/domain/shared/textos';

const palabrasDe = (texto: string): string[] => texto.split(/\s/).filter(Boolean);

const enPartes = (nombre: string): string[] => {
  const partes: string[] = [];
  let pendiente = '';
  for (const palabra of palabrasDe(nombre)) {
    if (PARTICULAS.has(palabra.toLowerCase())) {
      pendiente += `${palabra} `;
    } else {
      partes.push(pendiente + palabra);
      pendiente = '';
    }
  }
  return pendiente ? [...partes, pendiente.trim()] : partes;
};

interface NombrePartido {
  nombres: string;
  apellidos: string;
}

/**
 * Cuts a whole name in two, as most are written here: one name and one surname, or two and two; a comma says where. Of three
 * words the first is the name: see {@link esDudoso}.
 */
export const partirNombre = (completo: string): NombrePartido => {
  const [antes = '', despues] = completo.split(',').map((parte) => parte.trim());
  if (despues) return { nombres: despues, apellidos: antes };
  const partes = enPartes(antes);
  const corte = partes.length < 4 ? 1 : 2;
  return { nombres: partes.slice(0, corte).join(' '), apellidos: partes.slice(corte).join(' ') };
};

/** It could be cut elsewhere: whoever imports looks at it. */
export const esDudoso = (completo: string): boolean => {
  const { length } = enPartes(completo);
  return !completo.includes(',') && (length === 3 || length > 4);
};

const iguales = (unas: readonly string[], otras: readonly string[]): boolean =>
  plegar(unas.join(' ')) === plegar(otras.join(' '));

/** `Carlos Alberto Gil` without `Gil`; as it is when it does not end so. */
export const sinFinal = (completo: string, final: string): string => {
  const [todas, quitadas] = [palabrasDe(completo), palabrasDe(final)];
  const corte = todas.length - quitadas.length;
  return corte > 0 && iguales(todas.slice(corte), quitadas) ? todas.slice(0, corte).join(' ') : completo;
};

/** `Carlos Alberto Gil` without `Carlos Alberto`; nothing when it does not begin so. */
export const sinComienzo = (completo: string, comienzo: string): string => {
  const [todas, quitadas] = [palabrasDe(completo), palabrasDe(comienzo)];
  return iguales(todas.slice(0, quitadas.length), quitadas) ? todas.slice(quitadas.length).join(' ') : '';
};
