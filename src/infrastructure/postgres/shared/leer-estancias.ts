import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { DatosDeEstancia, Estancia, Evento } from '@/domain/participantes/estancias/estancia';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { estancias, eventosDeEstancia as eventos } from '@/infrastructure/postgres/esquema/estancias';
import { aRegistro } from '@/infrastructure/postgres/shared/a-registro';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

export const columnasEstancia = getTableColumns(estancias);
export const columnasEvento = getTableColumns(eventos);

export const aEvento = (fila: typeof eventos.$inferSelect): Evento => aRegistro(fila);
export const aDatosDeEstancia = (fila: typeof estancias.$inferSelect): DatosDeEstancia => aRegistro(fila);

/** Newest first, each with what happened in it, newest first too. */
export const leerEstancias = async (db: Ejecutor, participante: Id): Promise<Estancia[]> => {
  const numero = leerId(participante);
  if (numero === null) return [];
  const filas = await db
    .select(columnasEstancia)
    .from(estancias)
    .where(eq(estancias.participante_id, numero))
    .orderBy(desc(estancias.fecha_ingreso), desc(estancias.id));
  if (filas.length === 0) return [];
  const suyos = await db
    .select(columnasEvento)
    .from(eventos)
    .where(
      inArray(
        eventos.estancia_id,
        filas.map(({ id }) => id),
      ),
    )
    .orderBy(desc(eventos.id));
  return filas.map((fila) => ({
    ...aDatosDeEstancia(fila),
    eventos: suyos.filter(({ estancia_id }) => estancia_id === fila.id).map(aEvento),
  }));
};
