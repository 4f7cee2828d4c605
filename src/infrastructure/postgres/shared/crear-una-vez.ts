import { createHash, createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { ErrorClaveReutilizada } from '@/application/shared/error-clave-reutilizada';
import type { OpcionesCreacion } from '@/application/shared/opciones';
import { conDatosDelPedido, sinDatosReservados } from '@/domain/shared/campos-reservados';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { clavesCreacion } from '@/infrastructure/postgres/esquema/claves-creacion';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/** What is asked for once: `datos` tells one request from another that comes with the same key. */
export interface PedidoDeCreacion {
  entidad: string;
  datos: unknown;
  opciones: OpcionesCreacion | undefined;
}

interface ClaveResumida {
  huella: string;
  cuerpo: string;
}

/**
 * The key itself is not stored, and without it the body cannot be guessed from its digest. `null` when the request has
 * none.
 */
export const resumirClave = (
  { actor }: Contexto,
  { entidad, datos, opciones }: PedidoDeCreacion,
): ClaveResumida | null => {
  const clave = opciones?.clave;
  if (!clave) return null;
  return {
    huella: createHash('sha256')
      .update(JSON.stringify([entidad, String(actor.id), clave]))
      .digest('hex'),
    cuerpo: createHmac('sha256', clave).update(JSON.stringify(datos)).digest('hex'),
  };
};

/**
 * What the first request with that key was answered; its health data is not kept and comes from the request, which is the
 * same one. Throws ErrorClaveReutilizada when it came with other data.
 */
export const respuestaDeClave = async <T>(
  db: Ejecutor,
  { huella, cuerpo }: ClaveResumida,
  { datos }: Pick<PedidoDeCreacion, 'datos'>,
): Promise<T> => {
  const [previa] = await db
    .select()
    .from(clavesCreacion)
    .where(eq(clavesCreacion.huella, sql.placeholder('huella')))
    .prepare('respuesta_de_clave')
    .execute({ huella });
  if (previa?.cuerpo !== cuerpo) throw new ErrorClaveReutilizada();
  return conDatosDelPedido(previa.respuesta, datos) as T;
};

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
  if (reservada.length === 0) return respuestaDeClave(db, clave, pedido);
  const creado = await crear();
  await db
    .update(clavesCreacion)
    .set({ respuesta: sinDatosReservados(creado) })
    .where(eq(clavesCreacion.huella, clave.huella))
    .prepare('guardar_respuesta')
    .execute();
  return creado;
};
