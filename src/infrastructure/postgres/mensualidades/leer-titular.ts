import { eq } from 'drizzle-orm';
import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

export const leerTitular = async (db: Ejecutor, id: Id): Promise<EstadoDeCuenta['participante'] | null> => {
  const numero = leerId(id);
  if (numero === null) return null;
  const [fila] = await db
    .select({
      id: participantes.id,
      nombre: participantes.nombre,
      documento: participantes.numero_documento,
      sede_id: participantes.sede_id,
    })
    .from(participantes)
    .where(eq(participantes.id, numero));
  return fila ?? null;
};
