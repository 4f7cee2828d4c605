import { and, eq, gt, isNull } from 'drizzle-orm';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { SESION_INACTIVA_MS, SESION_MAXIMA_MS } from '@/domain/sesion/vigencia-sesion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';

/** How often use is written down: a busy session does not write on every request. */
const ANOTAR_USO_CADA_MS = 60_000;

export const postgresSesiones = (db: Ejecutor, reloj: Reloj): SesionesAbiertas => ({
  abrir: async (huella, usuario) => {
    const ahora = reloj.ahora();
    const expira_en = new Date(ahora.getTime() + SESION_MAXIMA_MS);
    await db
      .insert(sesiones)
      .values({ huella, usuario_id: Number(usuario), creada_en: ahora, ultimo_uso: ahora, expira_en });
  },
  titular: async (huella) => {
    const ahora = reloj.ahora();
    const [fila] = await db
      .select({
        id: usuarios.id,
        email: usuarios.email,
        rol: usuarios.rol,
        ultimo_uso: sesiones.ultimo_uso,
      })
      .from(sesiones)
      .innerJoin(usuarios, eq(usuarios.id, sesiones.usuario_id))
      .where(
        and(
          eq(sesiones.huella, huella),
          isNull(sesiones.revocada_en),
          gt(sesiones.expira_en, ahora),
          gt(sesiones.ultimo_uso, new Date(ahora.getTime() - SESION_INACTIVA_MS)),
          eq(usuarios.estado, 'ACTIVO'),
        ),
      );
    if (!fila) return null;
    if (ahora.getTime() - fila.ultimo_uso.getTime() >= ANOTAR_USO_CADA_MS) {
      await db.update(sesiones).set({ ultimo_uso: ahora }).where(eq(sesiones.huella, huella));
    }
    return { id: fila.id, email: fila.email, rol: fila.rol };
  },
  revocar: async (huella) => {
    await db
      .update(sesiones)
      .set({ revocada_en: reloj.ahora() })
      .where(and(eq(sesiones.huella, huella), isNull(sesiones.revocada_en)));
  },
});
