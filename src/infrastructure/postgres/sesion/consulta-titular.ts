import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { SESION_INACTIVA_MS } from '@/domain/sesion/vigencia-sesion';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { sesiones } from '@/infrastructure/postgres/esquema/sesiones';
import { usuarios } from '@/infrastructure/postgres/esquema/usuarios';

/** Asked on every request: written once, and the database keeps its plan. */
export const consultaTitular = (db: Ejecutor) => {
  const preparada = db
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
        eq(sesiones.huella, sql.placeholder('huella')),
        isNull(sesiones.revocada_en),
        gt(sesiones.expira_en, sql.placeholder('ahora')),
        gt(sesiones.ultimo_uso, sql.placeholder('activas_desde')),
        eq(usuarios.estado, 'ACTIVO'),
      ),
    )
    .prepare('titular');
  return async (huella: string, ahora: Date) => {
    const activas = new Date(ahora.getTime() - SESION_INACTIVA_MS);
    const [fila] = await preparada.execute({
      huella,
      ahora: ahora.toISOString(),
      activas_desde: activas.toISOString(),
    });
    return fila;
  };
};
