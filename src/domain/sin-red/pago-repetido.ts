import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada } from '@/domain/sin-red/cola';
import { esDeDinero, valorRecibido } from '@/domain/sin-red/conflicto';
import { conDatos, datosDe, loQueToca } from '@/domain/sin-red/ordenes-sin-red';

/** The same amount and day, on a fee of the other one. */
const esIgual = (una: Entrada, otra: Entrada): boolean =>
  esDeDinero(otra.orden) &&
  valorRecibido(una.orden) === valorRecibido(otra.orden) &&
  datosDe(una.orden).fecha === datosDe(otra.orden).fecha &&
  loQueToca(una).some((registro) => loQueToca(otra).includes(registro));

/**
 * Whether the service has to refuse it where somebody else wrote down the same payment: two people do, each without a
 * network, and nobody saw the other's. Not of what was said to be another one, nor of the second of two equal ones that were
 * written here: its form asked.
 */
export const haDeSerUnico = (entrada: Entrada, entradas: readonly Entrada[]): boolean =>
  esDeDinero(entrada.orden) &&
  entrada.esOtro !== true &&
  !entradas.some((otra) => otra.n < entrada.n && otra.estado.tipo === 'lista' && esIgual(entrada, otra));

/** The payment, once somebody said that it is another one. */
export const comoOtro = (orden: OrdenEscrita): OrdenEscrita => conDatos(orden, { unico: undefined });
