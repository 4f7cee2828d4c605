import { type SQL, sql } from 'drizzle-orm';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { CLAVES_PARTICIPANTES } from '@/infrastructure/postgres/participantes/filtro-participantes';
import { seConoceElTotal } from '@/infrastructure/postgres/participantes/total-participantes';
import { claveDeOrden, ordenSql } from '@/infrastructure/postgres/shared/orden-sql';

interface Eleccion {
  filtro: SQL | undefined;
  total: SQL<number>;
}

/** More rows than there can be: a limit that cuts nothing, for what it does to the plan (below). */
const LIMITE_SIN_CORTE = 2_147_483_647;

/** Which rows a page has, in its order, and how many there are in all. */
export const elegirParticipantes = (
  db: Ejecutor,
  criterios: CriteriosParticipantes,
  { filtro, total }: Eleccion,
) => {
  const orden = { orden: criterios.orden, porDefecto: 'nombre' };
  const desde = (criterios.pagina - 1) * criterios.limite;
  if (seConoceElTotal(criterios)) {
    return db
      .select({ id: participantes.id, total: total.as('total') })
      .from(participantes)
      .where(filtro)
      .orderBy(...ordenSql(CLAVES_PARTICIPANTES, { ...orden, id: participantes.id }))
      .limit(criterios.limite)
      .offset(desde)
      .as('elegidos');
  }
  // What must be counted is read whole and once: the limit keeps the planner from walking the order instead.
  const { clave, sentido } = claveDeOrden(CLAVES_PARTICIPANTES, orden);
  const hallados = db
    .select({ id: participantes.id, clave: sql`${clave}`.as('clave') })
    .from(participantes)
    .where(filtro)
    .limit(LIMITE_SIN_CORTE)
    .as('hallados');
  return db
    .select({ id: hallados.id, total: sql<number>`count(*) over ()`.as('total') })
    .from(hallados)
    .orderBy(sql`${hallados.clave} ${sentido}`, hallados.id)
    .limit(criterios.limite)
    .offset(desde)
    .as('elegidos');
};
