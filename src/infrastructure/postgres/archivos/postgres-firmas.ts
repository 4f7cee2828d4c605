import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Firmantes, FirmasUsadas } from '@/application/archivos/firmas.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { firmasUsadas } from '@/infrastructure/postgres/esquema/archivos';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** The stored password has its own salt at random: nothing about it can be learnt from this digest. */
export const postgresFirmantes = (db: Ejecutor): Firmantes => ({
  credencial: async (usuario) => {
    const [cuenta] = await db
      .select({ email: usuarios.email, rol: usuarios.rol, contrasena: usuarios.contrasena })
      .from(usuarios)
      .where(and(eq(usuarios.id, leerId(usuario) ?? 0), eq(usuarios.estado, 'ACTIVO')));
    if (!cuenta) return null;
    return createHash('sha256')
      .update(JSON.stringify([cuenta.email, cuenta.rol, cuenta.contrasena]))
      .digest('hex');
  },
});

/** In the database, so that an address spent on one process is spent on all. */
export const postgresFirmasUsadas = (db: Ejecutor): FirmasUsadas => ({
  usar: async (unico, expira) => {
    const filas = await db
      .insert(firmasUsadas)
      .values({ unico, expira_en: expira })
      .onConflictDoNothing()
      .returning({ unico: firmasUsadas.unico });
    return filas.length === 1;
  },
});
