import { type SQL, sql } from 'drizzle-orm';
import type { Caja } from '@/domain/mensualidades/recaudo';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

type Sede = Caja['sede_id'];

/** Of what was paid, that of those who live in the sede; without one, all of it. */
export const entradasDeSede = (sede: Sede): SQL =>
  sede === undefined
    ? sql``
    : sql`and mensualidad_id in (select id from mensualidades where sede_id = ${leerId(sede) ?? 0})`;

/** The same of what there was in favour of somebody. */
export const movimientosDeSede = (sede: Sede): SQL =>
  sede === undefined
    ? sql``
    : sql`and participante_id in (select id from participantes where sede_id = ${leerId(sede) ?? 0})`;
