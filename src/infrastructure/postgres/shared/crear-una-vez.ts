import { eq } from 'drizzle-orm';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import {
  type PedidoDeCreacion,
  respuestaDeClave,
  resumirClave,
} from '@/infrastructure/postgres/shared/clave-de-creacion';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/**
 * Creates at most one record per key, person and entity, however many equal requests come at once: the others wait for
 * the first and get its answer. Throws ErrorClaveReutilizada when the key came before with other data. Needs an open
 * transaction.
 */
export const crearUnaVez = async <T>(
  contexto: Contexto,
  pedido: PedidoDeCreacion,
  crear: () => Promise<T>,
): Promise<T> => {
  const clave = resumirClave(contexto, pedido);
  if (!clave) return crear();
  const { db, reloj } = contexto;
  const reservada = await db
    .insert(clavesCreacion)
    .values({ ...clave, creada_en: reloj.ahora() })
    .onConflictDoNothing()
    .returning({ huella: clavesCreacion.huella })
    .prepare('reservar_clave')
    .execute();
  if (reservada.length === 0) return respuestaDeClave(db, clave);
  const creado = await crear();
  await db
    .update(clavesCreacion)
    .set({ respuesta: creado })
    .where(eq(clavesCreacion.huella, clave.huella))
    .prepare('guardar_respuesta')
    .execute();
  return creado;
};
