import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { limiteDelFuturo } from '@/domain/operacion/reloj-vigilado';
import { RESTABLECIMIENTO_MINUTOS } from '@/domain/shared/constantes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { restablecimientos } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { guardarContrasena } from '@/infrastructure/postgres/shared/postgres-contrasenas';

export const postgresRestablecimientos = (db: Ejecutor, reloj: Reloj): Restablecimientos => ({
  abrir: (email, huella) =>
    db.transaction(async (tx) => {
      // Held until the link is there: whoever changes the account waits for it, and then voids it with the others.
      const [cuenta] = await tx
        .select({ id: usuarios.id, email: usuarios.email })
        .from(usuarios)
        .where(and(eq(usuarios.email, email), eq(usuarios.estado, 'ACTIVO')))
        .for('share');
      const ahora = reloj.ahora();
      await tx.insert(restablecimientos).values({
        huella,
        usuario_id: cuenta?.id ?? null,
        creado_en: ahora,
        expira_en: new Date(ahora.getTime() + RESTABLECIMIENTO_MINUTOS * 60_000),
      });
      return cuenta?.email ?? null;
    }),
  usar: (huella, calcular, origen) =>
    db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      const ahora = reloj.ahora();
      // First the person, as every change of an account does: the other way round, each would wait for the other.
      const [persona] = await tx
        .select({ id: usuarios.id, email: usuarios.email })
        .from(usuarios)
        .innerJoin(restablecimientos, eq(restablecimientos.usuario_id, usuarios.id))
        .where(and(eq(restablecimientos.huella, huella), eq(usuarios.estado, 'ACTIVO')))
        .for('update', { of: usuarios });
      if (!persona) return null;
      const [enlace] = await tx
        .update(restablecimientos)
        .set({ usado_en: ahora })
        .where(
          and(
            eq(restablecimientos.huella, huella),
            eq(restablecimientos.inicial, false),
            isNull(restablecimientos.usado_en),
            gt(restablecimientos.expira_en, ahora),
            lt(restablecimientos.creado_en, limiteDelFuturo(ahora)),
          ),
        )
        .returning({ huella: restablecimientos.huella });
      if (!enlace) return null;
      const contexto = { db: tx, reloj, actor: { ...persona, origen } };
      const hash = await calcular(persona.email);
      await guardarContrasena(contexto, persona.id, { hash, renovada: null, provisionalHasta: null });
      return persona.email;
    }),
});
