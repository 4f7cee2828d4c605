import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { restablecimientos } from '@/infrastructure/postgres/esquema/restablecimientos';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { guardarContrasena } from '@/infrastructure/postgres/shared/postgres-contrasenas';

export const postgresRestablecimientos = (db: Ejecutor, reloj: Reloj): Restablecimientos => ({
  abrir: async (email, huella) => {
    const [cuenta] = await db
      .select({ id: usuarios.id, email: usuarios.email })
      .from(usuarios)
      .where(and(eq(usuarios.email, email), eq(usuarios.estado, 'ACTIVO')));
    const ahora = reloj.ahora();
    await db.insert(restablecimientos).values({
      huella,
      usuario_id: cuenta?.id ?? null,
      creado_en: ahora,
      expira_en: new Date(ahora.getTime() + RESTABLECIMIENTO_MINUTOS * 60_000),
    });
    return cuenta?.email ?? null;
  },
  usar: (huella, calcular, origen) =>
    db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      const ahora = reloj.ahora();
      // The first to mark it has it: two uses at once wait for each other on the row.
      const [enlace] = await tx
        .update(restablecimientos)
        .set({ usado_en: ahora })
        .where(
          and(
            eq(restablecimientos.huella, huella),
            isNull(restablecimientos.usado_en),
            gt(restablecimientos.expira_en, ahora),
          ),
        )
        .returning({ usuario: restablecimientos.usuario_id });
      if (!enlace?.usuario) return null;
      const [persona] = await tx
        .select({ id: usuarios.id, email: usuarios.email })
        .from(usuarios)
        .where(and(eq(usuarios.id, enlace.usuario), eq(usuarios.estado, 'ACTIVO')));
      if (!persona) return null;
      const contexto = { db: tx, reloj, actor: { ...persona, origen } };
      const hash = await calcular(persona.email);
      await guardarContrasena(contexto, persona.id, { hash, renovada: null, provisionalHasta: null });
      return persona.email;
    }),
});
