import { and, desc, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CuentaVista } from '@/application/mensualidades/enlaces/enlaces-de-cuenta.port';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { EnlaceGuardado } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { clavePagador } from '@/domain/shared/clave-pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { enlacesDeCuenta as e } from '@/infrastructure/postgres/esquema/enlaces-de-cuenta';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { postgresFinanzas } from '@/infrastructure/postgres/mensualidades/postgres-finanzas';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

const iso = (instante: Date | null): string | null => instante?.toISOString() ?? null;

export const comoEnlace = (fila: typeof e.$inferSelect): EnlaceGuardado => ({
  id: fila.id,
  pagador: clavePagador(fila),
  identidad: fila.identidad,
  creado_en: fila.creado_en.toISOString(),
  creado_por: fila.creado_por,
  expira_en: fila.expira_en.toISOString(),
  revocado_en: iso(fila.revocado_en),
  revocado_por: fila.revocado_por,
  abierto_en: iso(fila.abierto_en),
  veces_abierto: fila.veces_abierto,
});

export const leerEnlace = async (db: Ejecutor, condicion: SQL): Promise<EnlaceGuardado | null> => {
  const [fila] = await db.select().from(e).where(condicion);
  return fila ? comoEnlace(fila) : null;
};

/** Made for any row of that person. */
export const leerEnlacesDeGente = async (
  db: Ejecutor,
  { acudientes, propias }: GenteDelPagador,
): Promise<EnlaceGuardado[]> => {
  const numeros = (filas: readonly { id: number | string }[]) => filas.map(({ id }) => Number(id));
  const filas = await db
    .select()
    .from(e)
    .where(or(inArray(e.id_acudiente, numeros(acudientes)), inArray(e.participante_id, numeros(propias))))
    .orderBy(desc(e.id));
  return filas.map(comoEnlace);
};

const leerRetirados = async (db: Ejecutor, ids: readonly (number | string)[]): Promise<number[]> => {
  if (ids.length === 0) return [];
  const filas = await db
    .select({ id: participantes.id })
    .from(participantes)
    .where(
      and(
        inArray(participantes.id, ids.map(Number)),
        sql`${participantes.autorizacion_datos} ->> 'revocada_en' is not null`,
      ),
    );
  return filas.map(({ id }) => id);
};

export const mirarCuenta = async (contexto: Contexto, clave: string): Promise<CuentaVista | null> => {
  const gente = await leerGenteDelPagador(contexto.db, clave);
  const estado = gente && (await postgresFinanzas(contexto).estadoDePagador(clave));
  if (!gente || !estado) return null;
  const ids = estado.cuentas.map(({ participante }) => participante.id);
  return { gente, estado, retirados: await leerRetirados(contexto.db, ids) };
};
