import { eq } from 'drizzle-orm';
import type { Participante } from '@/domain/participantes/participante';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aParticipante,
  columnasParticipante,
} from '@/infrastructure/postgres/participantes/columnas-participante';
import { esTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** Inside a transaction the row stays locked until it ends: whoever read it decides on what they read. */
export const leerParticipante = async (db: Ejecutor, id: Id): Promise<Participante | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const consulta = db.select(columnasParticipante).from(participantes).where(eq(participantes.id, numero));
  const [fila] = await (esTransaccion(db) ? consulta.for('update') : consulta);
  return fila ? aParticipante(fila) : null;
};
