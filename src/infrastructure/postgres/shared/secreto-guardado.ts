import { createHmac, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Id } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { secretos } from '@/infrastructure/postgres/esquema/archivos';

const leerOCrear = async (db: Ejecutor, nombre: string): Promise<string> => {
  const valor = randomBytes(32).toString('base64url');
  await db.insert(secretos).values({ nombre, valor }).onConflictDoNothing();
  const [guardado] = await db.select().from(secretos).where(eq(secretos.nombre, nombre));
  if (!guardado) throw new Error(`No se pudo guardar el secreto «${nombre}»`);
  return guardado.valor;
};

/** Made once, by the first process that needs it; a failed read is tried again the next time. */
export const secretoGuardado = (db: Ejecutor, nombre: string): (() => Promise<string>) => {
  let secreto: Promise<string> | null = null;
  return () => {
    secreto ??= leerOCrear(db, nombre).catch((error: unknown) => {
      secreto = null;
      throw error;
    });
    return secreto;
  };
};

export const postgresSecretoFirmas = (db: Ejecutor): (() => Promise<string>) =>
  secretoGuardado(db, 'firma de archivos');

/** One key per person out of one secret: nothing to keep for each of them, and none tells about another. */
export const llavesDeBorradores = (db: Ejecutor): ((usuario: Id) => Promise<string>) => {
  const secreto = secretoGuardado(db, 'borradores');
  return async (usuario) =>
    createHmac('sha256', await secreto())
      .update(String(usuario))
      .digest('base64url');
};
