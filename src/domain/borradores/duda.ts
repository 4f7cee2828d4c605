import { SECRETOS } from '@/domain/borradores/borrador';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import { z } from '@/domain/shared/zod';

/** A write that was sent and that nobody confirmed: it may be stored, or not. */
export interface Duda {
  /** Names the form and what it is about, as its draft: `abono:7`. One doubt at a time for each. */
  nombre: string;
  /** What was being written, as a person would call it: «abono de $ 300.000 de Luz Ríos, noviembre de 2026». */
  que: string;
  /** When it was sent: its time counts from then, however often it is asked about. */
  desde: number;
  /** Null for what cannot be asked for again: then only looking tells. */
  orden: OrdenEscrita | null;
}

const esquemaDuda = z.object({
  nombre: z.string(),
  que: z.string(),
  desde: z.number(),
  orden: z.nullable(z.object({ servicio: z.string(), metodo: z.string(), argumentos: z.array(z.unknown()) })),
});

/** `null` for a text that is not a doubt. */
export const leerDuda = (texto: string): Duda | null => {
  try {
    return esquemaDuda.parse(JSON.parse(texto));
  } catch {
    return null;
  }
};

const llevaSecreto = (valor: unknown): boolean =>
  typeof valor === 'object' &&
  valor !== null &&
  Object.entries(valor).some(([campo, parte]) => SECRETOS.has(campo) || llevaSecreto(parte));

/** As it may be written down: a password never is, not even encrypted, and then it cannot be asked for again. */
export const paraGuardar = (duda: Duda): Duda =>
  llevaSecreto(duda.orden?.argumentos) ? { ...duda, orden: null } : duda;
