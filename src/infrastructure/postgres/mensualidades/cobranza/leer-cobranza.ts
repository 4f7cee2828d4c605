import { asc, gte, isNotNull, or, sql } from 'drizzle-orm';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { CanalAutorizado, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { clavePagador } from '@/domain/shared/clave-pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { canalesDeCobro as c, gestionesDeCobro as g } from '@/infrastructure/postgres/esquema/cobranza';
import { deLaGente } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';

export const aGestion = ({
  id_acudiente,
  participante_id,
  momento,
  creado_en,
  ...fila
}: typeof g.$inferSelect): Gestion => ({
  ...fila,
  clave: clavePagador({ id_acudiente, participante_id }),
  momento: momento.toISOString(),
  creado_en: creado_en.toISOString(),
});

export const aCanal = ({
  id_acudiente,
  participante_id,
  creado_en,
  ...fila
}: typeof c.$inferSelect): CanalAutorizado => ({
  ...fila,
  clave: clavePagador({ id_acudiente, participante_id }),
  creado_en: creado_en.toISOString(),
});

export const leerGestiones = async (db: Ejecutor, gente: GenteDelPagador): Promise<Gestion[]> =>
  (await db.select().from(g).where(deLaGente(g, gente)).orderBy(asc(g.id))).map(aGestion);

export const leerCanales = async (db: Ejecutor, gente: GenteDelPagador): Promise<CanalAutorizado[]> =>
  (await db.select().from(c).where(deLaGente(c, gente)).orderBy(asc(c.id))).map(aCanal);

/** Of each row that names somebody, the last one. */
const ULTIMAS = sql`(select distinct on (u.id_acudiente, u.participante_id) u.id from ${g} u
  order by u.id_acudiente, u.participante_id, u.momento desc, u.id desc)`;

export const leerUltimasGestiones = (db: Ejecutor) => db.select().from(g).where(sql`${g.id} in ${ULTIMAS}`);

/** Of everybody: since that instant, every promise, and the last of each row. */
export const leerGestionesDeTodos = (db: Ejecutor, desde: Date) =>
  db
    .select()
    .from(g)
    .where(or(gte(g.momento, desde), isNotNull(g.promesa_fecha), sql`${g.id} in ${ULTIMAS}`));
