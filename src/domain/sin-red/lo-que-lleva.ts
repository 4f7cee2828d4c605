import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { codigoProvisional } from '@/domain/shared/recibo-provisional';
import type { Entrada, Lleva } from '@/domain/sin-red/cola';
import { esDeDinero } from '@/domain/sin-red/conflicto';
import { conDatos } from '@/domain/sin-red/ordenes-sin-red';
import { haDeSerUnico } from '@/domain/sin-red/pago-repetido';

/**
 * What the provisional receipt of a payment is called, which the service keeps with the final one; `null` for what is no
 * payment, and for one that an earlier release sent without it.
 */
export const provisionalDe = ({ id, orden, estado, lleva }: Entrada): string | null => {
  if (!esDeDinero(orden)) return null;
  if (lleva) return lleva.provisional ?? null;
  return estado.tipo === 'enviando' || estado.tipo === 'lista' ? null : codigoProvisional(id);
};

/** What one takes that left from its form before it came to the queue: no paper had been given yet. */
export const soloSuMarca = ({ id, orden }: Pick<Entrada, 'id' | 'orden'>): Lleva =>
  esDeDinero(orden) ? { provisional: codigoProvisional(id) } : {};

/** What an entry takes to the service when it leaves for the first time, or as another request. */
export const loQueLleva = (entrada: Entrada, entradas: readonly Entrada[]): Lleva => {
  const provisional = provisionalDe(entrada);
  return {
    ...(haDeSerUnico(entrada, entradas) ? { unico: true } : {}),
    ...(provisional === null ? {} : { provisional }),
  };
};

/** The order with it. */
export const conLoQueLleva = (orden: OrdenEscrita, lleva: Lleva = {}): OrdenEscrita =>
  Object.keys(lleva).length > 0 ? conDatos(orden, { ...lleva }) : orden;
