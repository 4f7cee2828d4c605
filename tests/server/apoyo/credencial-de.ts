import { eq } from 'drizzle-orm';
import type { CredencialRevisada } from '@/application/sesion/sesiones-abiertas.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';

/** What signing in would have checked of that account: a test opens a session without the slow password. */
export const credencialDe = async (db: Ejecutor, id: number): Promise<CredencialRevisada> => {
  const [cuenta] = await db.select().from(usuarios).where(eq(usuarios.id, id));
  if (!cuenta) throw new Error(`No hay un usuario ${id}`);
  return { id, hash: cuenta.contrasena, version: cuenta.version };
};
