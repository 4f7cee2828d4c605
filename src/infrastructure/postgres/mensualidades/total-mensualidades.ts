import { and, eq, type SQL } from 'drizzle-orm';
import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { conteoMensualidades as c } from '@/infrastructure/postgres/esquema/conteos';
import { mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { igualId } from '@/infrastructure/postgres/shared/igual-id';
import { cuentaDeFilas, seCuentaPor, sumaDeConteos } from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['periodo', 'estado', 'concepto', 'sede_id'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
export const totalMensualidades = (
  criterios: CriteriosMensualidades,
  filtro: SQL | undefined,
): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(mensualidades, filtro);
  const { periodo, estado, concepto, sede_id } = criterios;
  return sumaDeConteos(
    c,
    and(
      periodo ? eq(c.periodo, periodo) : undefined,
      estado && eq(c.estado, estado),
      concepto && eq(c.concepto, concepto),
      sede_id === undefined ? undefined : igualId(c.sede_id, sede_id),
    ),
  );
};
