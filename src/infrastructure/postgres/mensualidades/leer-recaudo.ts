import { sql } from 'drizzle-orm';
import type { MedioPago } from '@/domain/mensualidades/mensualidad';
import { armarRecaudo, type Caja, type FueraDeRango, type Recaudo } from '@/domain/mensualidades/recaudo';
import { sumarDias } from '@/domain/shared/fechas';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { deSede } from '@/infrastructure/postgres/mensualidades/de-sede';
import { devolucionesVigentes, entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';

type Numero = number | string;

const leerDevueltos = async (db: Ejecutor, { desde, hasta, sede_id }: Caja) => {
  const filas = await consultar<{ fecha: string; medio: MedioPago; total: Numero }>(
    db,
    sql`
      select fecha::text as fecha, medio, sum(valor) as total from ${devolucionesVigentes} devueltos
      where fecha between ${desde}::date and ${hasta}::date
        ${deSede(sede_id)}
      group by 1, 2`,
  );
  return filas.map((fila) => ({ ...fila, total: Number(fila.total) }));
};

const leerGrupos = async (db: Ejecutor, { desde, hasta, sede_id }: Caja) => {
  const filas = await consultar<
    Record<'total' | 'cantidad' | 'ajustes', Numero> & { fecha: string; medio: MedioPago }
  >(
    db,
    sql`
      select fecha::text as fecha, medio, sum(total) as total, count(*) filter (where not es_ajuste) as cantidad,
        coalesce(-sum(total) filter (where es_ajuste), 0) as ajustes
      from ${entradasDeDinero} entradas
      where fecha between ${desde}::date and ${hasta}::date ${deSede(sede_id)}
      group by 1, 2`,
  );
  return filas.map((fila) => ({
    ...fila,
    total: Number(fila.total),
    cantidad: Number(fila.cantidad),
    ajustes: Number(fila.ajustes),
  }));
};

interface FilaFuera {
  cantidad: Numero;
  total: Numero;
  desde: string | null;
  hasta: string | null;
}

/** Written down in the range, in Bogota, with a date out of it. */
const leerFuera = async (db: Ejecutor, { desde, hasta, sede_id }: Caja): Promise<FueraDeRango | null> => {
  const [fila] = await consultar<FilaFuera>(
    db,
    sql`
      select count(*) as cantidad, coalesce(sum(total), 0) as total, min(fecha)::text as desde,
        max(fecha)::text as hasta
      from ${entradasDeDinero} entradas
      where fecha not between ${desde}::date and ${hasta}::date
        and registrado_en >= ${`${desde}T00:00:00-05:00`}::timestamptz
        and registrado_en < ${`${sumarDias(hasta, 1)}T00:00:00-05:00`}::timestamptz
        ${deSede(sede_id)}`,
  );
  if (!fila?.desde || !fila.hasta) return null;
  return {
    cantidad: Number(fila.cantidad),
    total: Number(fila.total),
    desde: fila.desde,
    hasta: fila.hasta,
  };
};

export const leerRecaudo = async (db: Ejecutor, caja: Caja): Promise<Recaudo> => {
  const devueltos = await leerDevueltos(db, caja);
  const grupos = await leerGrupos(db, caja);
  const { desde, hasta } = caja;
  return armarRecaudo({ desde, hasta }, grupos, { devueltos, fuera: await leerFuera(db, caja) });
};
