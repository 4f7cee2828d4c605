import { sql } from 'drizzle-orm';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

/**
 * The next receipt number. Its row stays locked until the transaction ends: the number and the abono are kept together
 * or not at all, and nobody else gets a number meanwhile.
 */
export const siguienteRecibo = async (tx: Ejecutor): Promise<number> => {
  const [fila] = await consultar<{ valor: number | string }>(
    tx,
    sql`
      insert into contadores (nombre, valor) values ('recibo', 1)
      on conflict (nombre) do update set valor = contadores.valor + 1
      returning valor`,
  );
  if (!fila) throw new Error('No hay un número de recibo');
  return Number(fila.valor);
};
