import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { conteoParticipantes as c } from '@/infrastructure/postgres/esquema/conteos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { cuentaDeFilas, seCuentaPor, sumaDeConteos } from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['archivados', 'estado', 'sede_id', 'area', 'programa'] as const;

const deSede = (id: CriteriosParticipantes['sede_id']): SQL | undefined => {
  if (id === undefined) return undefined;
  const sede = leerId(id);
  return sede === null ? sql`false` : eq(c.sede_id, sede);
};

/** Whether the kept counts know how many meet the criteria. */
export const seConoceElTotal = (criterios: CriteriosParticipantes): boolean =>
  seCuentaPor({ ...criterios }, CONTADOS);

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
export const totalParticipantes = (
  criterios: CriteriosParticipantes,
  filtro: SQL | undefined,
): SQL<number> => {
  if (!seConoceElTotal(criterios)) return cuentaDeFilas(participantes, filtro);
  return sumaDeConteos(
    c,
    and(
      eq(c.archivado, criterios.archivados === true),
      criterios.estado && eq(c.estado, criterios.estado),
      deSede(criterios.sede_id),
      criterios.area && eq(c.area, criterios.area),
      criterios.programa && eq(c.programa, criterios.programa),
    ),
  );
};
