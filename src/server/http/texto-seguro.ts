import { errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { tieneNulo } from '@/domain/shared/textos';

/** NUL and halves of a character: text that cannot be stored and read back as it was. */
const esImposible = (texto: string): boolean => tieneNulo(texto) || /\p{Surrogate}/u.test(texto);

const PROFUNDIDAD_MAXIMA = 20;

const contieneImposible = (valor: unknown, nivel: number): boolean => {
  if (typeof valor === 'string') return esImposible(valor);
  if (typeof valor !== 'object' || valor === null) return false;
  if (nivel > PROFUNDIDAD_MAXIMA) return true;
  return Object.entries(valor).some(
    ([clave, dato]) => esImposible(clave) || contieneImposible(dato, nivel + 1),
  );
};

/** Throws VALIDACION when any text of the input, however deep, cannot be stored. */
export const exigirTextoSeguro = (...entradas: unknown[]): void => {
  if (entradas.some((entrada) => contieneImposible(entrada, 0))) {
    throw errorValidacion('Los datos contienen un carácter que no se puede guardar');
  }
};
