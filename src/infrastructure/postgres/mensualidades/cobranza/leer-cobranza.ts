import { and, asc, gte, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { CanalAutorizado, Gestion } from '@/domain/mensualidades/cobranza/gestion';
import { clavePagador } from '@/domain/shared/clave-pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { canalesDeCobro as c, gestionesDeCobro as g } from '@/infrastructure/postgres/esquema/cobranza';
import { deLaGente, type FilasDeGente } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';

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

/** Of each row of those people, the last one. */
const ultimasDe = (gente: FilasDeGente): SQL => sql`${g.id} in (
  select distinct on (${g.id_acudiente}, ${g.participante_id}) ${g.id} from ${g} where ${deLaGente(g, gente)}
  order by ${g.id_acudiente}, ${g.participante_id}, ${g.momento} desc, ${g.id} desc)`;

export const leerUltimasGestiones = (db: Ejecutor, gente: FilasDeGente) =>
  db.select().from(g).where(ultimasDe(gente));

/** Of those people: since that instant, every promise, and the last of each row. */
export const leerGestionesDesde = (db: Ejecutor, gente: FilasDeGente, desde: Date) =>
  db
    .select()
    .from(g)
    .where(and(deLaGente(g, gente), or(gte(g.momento, desde), isNotNull(g.promesa_fecha), ultimasDe(gente))));
