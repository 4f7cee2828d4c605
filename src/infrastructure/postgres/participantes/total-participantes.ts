import { and, eq, type SQL, sql } from 'drizzle-orm';
import { conteoParticipantes as c } from '@/infrastructure/postgres/esquema/conteos';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import type { FormaDeBusqueda } from '@/infrastructure/postgres/participantes/separar-criterios';
import { cuentaDeFilas, sumaDeConteos } from '@/infrastructure/postgres/shared/total-sql';

const CONTADOS = { estado: c.estado, sede_id: c.sede_id, area: c.area, programa: c.programa };

const esContado = (valor: string): valor is keyof typeof CONTADOS => valor in CONTADOS;

/** Whether the kept counts know how many meet the criteria. */
export const seConoceElTotal = (forma: FormaDeBusqueda): boolean =>
  !forma.con_saldo_vencido &&
  !forma.sin_autorizacion &&
  forma.terminos.length === 0 &&
  forma.valores.every(esContado);

/** How many meet the criteria, whose condition is `filtro`: from the kept counts when they can tell. */
export const totalParticipantes = (forma: FormaDeBusqueda, filtro: SQL | undefined): SQL<number> =>
  seConoceElTotal(forma)
    ? sumaDeConteos(
        c,
        and(
          eq(c.archivado, forma.archivados),
          ...forma.valores.filter(esContado).map((valor) => eq(CONTADOS[valor], sql.placeholder(valor))),
        ),
      )
    : cuentaDeFilas(participantes, filtro);
