import { type SQL, sql } from 'drizzle-orm';
import type { Caja } from '@/domain/mensualidades/recaudo';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/** Of what was paid or given back, that of the sede; without one, all of it. */
export const deSede = (sede: Caja['sede_id']): SQL =>
  sede === undefined ? sql`` : sql`and sede_id = ${leerId(sede) ?? 0}`;
