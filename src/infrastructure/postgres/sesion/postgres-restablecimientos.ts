import { and, eq } from 'drizzle-orm';
import type { Restablecimientos } from '@/application/sesion/restablecimientos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { restablecimientos } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { guardarContrasena } from '@/infrastructure/postgres/shared/postgres-contrasenas';
import { gastarEnlace, guardarEnlace } from './enlace-de-un-uso';

export const postgresRestablecimientos = (db: Ejecutor, reloj: Reloj): Restablecimientos => ({
  abrir: (email, huella) =>
    db.transaction(async (tx) => {
      // Held until the link is there: whoever changes the account waits for it, and then voids it with the others.
      const [cuenta] = await tx
        .select({ id: usuarios.id, email: usuarios.email })
        .from(usuarios)
        .where(and(eq(usuarios.email, email), eq(usuarios.estado, 'ACTIVO')))
        .for('share');
      const enlace = { huella, usuario_id: cuenta?.id ?? null, inicial: false };
      await guardarEnlace(tx as unknown as Ejecutor, enlace, reloj.ahora());
      return cuenta?.email ?? null;
    }),
  usar: (huella, calcular, origen) =>
    db.transaction(async (transaccion) => {
      const tx = transaccion as unknown as Ejecutor;
      // First the person, as every change of an account does: the other way round, each would wait for the other.
      const [persona] = await tx
        .select({ id: usuarios.id, email: usuarios.email })
        .from(usuarios)
        .innerJoin(restablecimientos, eq(restablecimientos.usuario_id, usuarios.id))
        .where(and(eq(restablecimientos.huella, huella), eq(usuarios.estado, 'ACTIVO')))
        .for('update', { of: usuarios });
      if (!persona) return null;
      const enlace = { huella, usuario_id: persona.id, inicial: false };
      if (!(await gastarEnlace(tx, enlace, reloj.ahora()))) return null;
      const contexto = { db: tx, reloj, actor: { ...persona, origen } };
      const hash = await calcular(persona.email);
      await guardarContrasena(contexto, persona.id, { hash, renovada: null, provisionalHasta: null });
      return persona.email;
    }),
});
