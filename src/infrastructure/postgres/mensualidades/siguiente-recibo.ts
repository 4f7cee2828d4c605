import { sql } from 'drizzle-orm';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { contadores } from '@/infrastructure/postgres/esquema/mensualidades';

/**
 * The next receipt number. Its row stays locked until the transaction ends: the number and the abono are kept together
 * or not at all, and nobody else gets a number meanwhile.
 */
export const siguienteRecibo = async (tx: Ejecutor): Promise<number> => {
  const [fila] = await tx
    .insert(contadores)
    .values({ nombre: 'recibo', valor: 1 })
    .onConflictDoUpdate({ target: contadores.nombre, set: { valor: sql`${contadores.valor} + 1` } })
    .returning({ valor: contadores.valor });
  if (!fila) throw new Error('No hay un número de recibo');
  return fila.valor;
};
