import { and, eq, type SQL } from 'drizzle-orm';
import type { CriteriosAbonos } from '@/domain/mensualidades/abono-en-lista';
import { conteoAbonos as c } from '@/infrastructure/postgres/esquema/conteos';
import { abonos } from '@/infrastructure/postgres/esquema/mensualidades';
import { cuentaDeFilas, seCuentaPor, sumaDeConteos } from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = ['anulados', 'medio'] as const;

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
export const totalAbonos = (criterios: CriteriosAbonos, filtro: SQL | undefined): SQL<number> => {
  if (!seCuentaPor({ ...criterios }, CONTADOS)) return cuentaDeFilas(abonos, filtro);
  const { anulados, medio } = criterios;
  return sumaDeConteos(c, and(anulados ? undefined : eq(c.anulado, false), medio && eq(c.medio, medio)));
};
