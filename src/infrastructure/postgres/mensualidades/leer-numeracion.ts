import { sql } from 'drizzle-orm';
import {
  HUECOS_DICHOS,
  type Hueco,
  type Numeracion,
  RECIBOS_DE_EJEMPLO,
} from '@/domain/mensualidades/numeracion-de-recibos';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';

type Numero = number | string;

const leerHuecos = async (db: Ejecutor, hasta: number): Promise<Hueco[]> => {
  const filas = await consultar<{ desde: Numero; hasta: Numero }>(
    db,
    sql`
      select anterior + 1 as desde, recibo - 1 as hasta
      from (
        select recibo, lag(recibo, 1, 0::bigint) over (order by recibo) as anterior
        from (
          select recibo from abonos where recibo <= ${RECIBOS_DE_EJEMPLO}
          union select ${hasta + 1}::bigint
        ) hay
      ) pares
      where recibo - anterior > 1
      order by recibo
      limit ${HUECOS_DICHOS}`,
  );
  return filas.map((fila) => ({ desde: Number(fila.desde), hasta: Number(fila.hasta) }));
};

/**
 * As `numeracionDe` of the domain, counted over the very rows and never kept: somebody who takes a receipt out of the
 * database would take it out of a kept count too. Only the index of the numbers is read.
 */
export const leerNumeracion = async (db: Ejecutor): Promise<Numeracion> => {
  const [fila] = await consultar<{ hay: Numero; hasta: Numero }>(
    db,
    sql`
      select
        (
          -- In their order, which is the index's: neither sorted nor kept apart.
          select count(*) from (
            select recibo from abonos where recibo <= ${RECIBOS_DE_EJEMPLO} group by recibo order by recibo
          ) cada
        ) as hay,
        greatest(
          coalesce((select max(recibo) from abonos where recibo <= ${RECIBOS_DE_EJEMPLO}), 0),
          coalesce((select valor from contadores where nombre = 'recibo'), 0)
        ) as hasta`,
  );
  const [hay, hasta] = [Number(fila?.hay ?? 0), Number(fila?.hasta ?? 0)];
  return { hasta, faltan: hasta - hay, huecos: hay === hasta ? [] : await leerHuecos(db, hasta) };
};
