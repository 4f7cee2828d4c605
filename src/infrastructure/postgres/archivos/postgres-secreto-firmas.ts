import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { secretos } from '@/infrastructure/postgres/esquema/archivos';

const NOMBRE = 'firma de archivos';

const leerOCrear = async (db: Ejecutor): Promise<string> => {
  const valor = randomBytes(32).toString('base64url');
  await db.insert(secretos).values({ nombre: NOMBRE, valor }).onConflictDoNothing();
  const [guardado] = await db.select().from(secretos).where(eq(secretos.nombre, NOMBRE));
  if (!guardado) throw new Error('No se pudo guardar el secreto de las firmas');
  return guardado.valor;
};

/** Made once, by the first process that signs; a failed read is tried again the next time. */
export const postgresSecretoFirmas = (db: Ejecutor): (() => Promise<string>) => {
  let secreto: Promise<string> | null = null;
  return () => {
    secreto ??= leerOCrear(db).catch((error: unknown) => {
      secreto = null;
      throw error;
    });
    return secreto;
  };
};
