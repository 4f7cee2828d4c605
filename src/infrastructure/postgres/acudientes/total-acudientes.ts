import { and, eq, type SQL } from 'drizzle-orm';
import type { CriteriosAcudientes } from '@/domain/acudientes/criterios-acudientes';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { conteoAcudientes as c } from '@/infrastructure/postgres/esquema/conteos';
import { cuentaDeFilas, seCuentaPor, sumaDeConteos } from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['archivados', 'parentesco', 'estado'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
export const totalAcudientes = (criterios: CriteriosAcudientes, filtro: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(acudientes, filtro);
  const { archivados, parentesco, estado } = criterios;
  return sumaDeConteos(
    c,
    and(
      eq(c.archivado, archivados === true),
      parentesco && eq(c.parentesco, parentesco),
      estado && eq(c.estado, estado),
    ),
  );
};
