import { createHash, createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { OpcionesCreacion } from '@/application/shared/opciones-creacion';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/**
 * Creates at most one record per key, person and entity, however many equal requests come at once: the others wait for
 * the first and get its answer. The key itself is not stored, and without it the body cannot be guessed from its
 * digest. Throws ErrorClaveReutilizada when the key came before with other data. Needs an open transaction.
 */
export const crearUnaVez = async <T>(
  contexto: Contexto,
  { entidad, datos, opciones }: { entidad: string; datos: unknown; opciones: OpcionesCreacion | undefined },
  crear: () => Promise<T>,
): Promise<T> => {
  const clave = opciones?.clave;
  if (!clave) return crear();
  const { db, actor, reloj } = contexto;
  const huella = createHash('sha256')
    .update(JSON.stringify([entidad, String(actor.id), clave]))
    .digest('hex');
  const cuerpo = createHmac('sha256', clave).update(JSON.stringify(datos)).digest('hex');
  const reservada = await db
    .insert(clavesCreacion)
    .values({ huella, cuerpo, creada_en: reloj.ahora() })
    .onConflictDoNothing()
    .returning({ huella: clavesCreacion.huella });
  if (reservada.length === 0) {
    const [previa] = await db.select().from(clavesCreacion).where(eq(clavesCreacion.huella, huella));
    if (previa?.cuerpo !== cuerpo) throw new ErrorClaveReutilizada();
    return previa.respuesta as T;
  }
  const creado = await crear();
  await db.update(clavesCreacion).set({ respuesta: creado }).where(eq(clavesCreacion.huella, huella));
  return creado;
};
