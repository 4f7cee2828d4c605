import { and, eq, isNull, ne } from 'drizzle-orm';
import type { ContrasenasGuardadas, SesionRenovada } from '@/application/sesion/cuentas.port';
import { venceProvisional } from '@/domain/usuarios/contrasena-provisional';
import { restablecimientos, sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

interface Guardada {
  hash: string;
  renovada: SesionRenovada | null;
  /** `null` for one that its owner chose. */
  provisionalHasta: Date | null;
}

/** The links to choose a password that this person asked for, and has not used, are worth nothing any more. */
export const anularEnlaces = async ({ db, reloj }: Contexto, usuario: number): Promise<void> => {
  await db
    .update(restablecimientos)
    .set({ usado_en: reloj.ahora() })
    .where(and(eq(restablecimientos.usuario_id, usuario), isNull(restablecimientos.usado_en)));
};

/** Within the caller's transaction. The history tells that it changed, never what it was. */
export const guardarContrasena = async (
  contexto: Contexto,
  id: number,
  { hash, renovada, provisionalHasta }: Guardada,
): Promise<void> => {
  const { db, reloj } = contexto;
  await db
    .update(usuarios)
    .set({
      contrasena: hash,
      provisional_hasta: provisionalHasta,
      ...firmaDeCambio(contexto, undefined, false),
    })
    .where(eq(usuarios.id, id));
  const abiertas = and(eq(sesiones.usuario_id, id), isNull(sesiones.revocada_en));
  await db
    .update(sesiones)
    .set({ revocada_en: reloj.ahora() })
    .where(renovada ? and(abiertas, ne(sesiones.huella, renovada.anterior)) : abiertas);
  if (renovada) {
    await db
      .update(sesiones)
      .set({ huella: renovada.nueva })
      .where(and(abiertas, eq(sesiones.huella, renovada.anterior)));
  }
  await anularEnlaces(contexto, id);
  await anotarHistoria(contexto, {
    entidad: 'usuario',
    accion: 'ACTUALIZAR',
    antes: { id },
    despues: { id, contrasena: 'Cambiada' },
  });
};

export const postgresContrasenas = (contexto: Contexto): ContrasenasGuardadas => ({
  hashDe: async (id) => {
    const [fila] = await contexto.db
      .select({ contrasena: usuarios.contrasena })
      .from(usuarios)
      .where(eq(usuarios.id, Number(id)));
    return fila?.contrasena ?? null;
  },
  guardar: (id, hash, { anterior, renovada }) =>
    enTransaccion(contexto, async (tx) => {
      const [fila] = await tx.db
        .select({ contrasena: usuarios.contrasena })
        .from(usuarios)
        .where(eq(usuarios.id, Number(id)))
        .for('update');
      if (fila?.contrasena !== anterior) return false;
      await guardarContrasena(tx, Number(id), { hash, renovada, provisionalHasta: null });
      return true;
    }),
  imponer: (id, hash) =>
    enTransaccion(contexto, (tx) =>
      guardarContrasena(tx, Number(id), {
        hash,
        renovada: null,
        provisionalHasta: venceProvisional(tx.reloj.ahora()),
      }),
    ),
});
