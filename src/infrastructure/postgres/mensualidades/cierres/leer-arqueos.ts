import { and, desc, eq, getTableColumns, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Arqueo, EfectivoDeDia, EfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { Caja, RangoFechas } from '@/domain/mensualidades/recaudo';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { arqueos as a } from '@/infrastructure/postgres/esquema/cierres';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { deSede } from '@/infrastructure/postgres/mensualidades/de-sede';
import { devolucionesVigentes, entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';
import { igualId } from '@/infrastructure/postgres/shared/leer-id';

type Numero = number | string;

export const leerArqueo = async (db: Ejecutor, condicion: SQL | undefined): Promise<Arqueo[]> => {
  const filas = await db
    .select({ ...getTableColumns(a), sede_nombre: sedes.nombre })
    .from(a)
    .leftJoin(sedes, eq(sedes.id, a.sede_id))
    .where(condicion)
    .orderBy(desc(a.id));
  return filas.map(({ contado_en, conteo, ...fila }) => ({
    ...fila,
    conteo: conteo as Arqueo['conteo'],
    contado_en: contado_en.toISOString(),
  }));
};

/** Newest first: those of any of these days and, with a sede, those that counted its cash: its own and those of all. */
export const leerArqueos = (db: Ejecutor, { desde, hasta, sede_id }: Caja): Promise<Arqueo[]> =>
  leerArqueo(
    db,
    and(
      gte(a.hasta, desde),
      lte(a.desde, hasta),
      sede_id === undefined ? undefined : or(isNull(a.sede_id), igualId(a.sede_id, sede_id)),
    ),
  );

export const leerEfectivoEsperado = async (
  db: Ejecutor,
  { desde, hasta, sede_id }: Caja,
): Promise<EfectivoEsperado> => {
  const [fila] = await consultar<Record<'recibido' | 'devuelto', Numero>>(
    db,
    sql`
      select
        (
          select coalesce(sum(total), 0) from ${entradasDeDinero} entradas
          where medio = 'EFECTIVO' and fecha between ${desde}::date and ${hasta}::date ${deSede(sede_id)}
        ) as recibido,
        (
          select coalesce(sum(valor), 0) from ${devolucionesVigentes} devueltos
          where medio = 'EFECTIVO' and fecha between ${desde}::date and ${hasta}::date
            ${deSede(sede_id)}
        ) as devuelto`,
  );
  return { recibido: Number(fila?.recibido ?? 0), devuelto: Number(fila?.devuelto ?? 0) };
};

/** Cash that came in or went back, by day and sede. */
export const leerEfectivoPorDia = async (
  db: Ejecutor,
  { desde, hasta }: RangoFechas,
): Promise<EfectivoDeDia[]> => {
  const filas = await consultar<{ fecha: string; sede_id: Numero | null; total: Numero }>(
    db,
    sql`
      select fecha::text as fecha, sede_id, sum(total) as total
      from ${entradasDeDinero} entradas
      where medio = 'EFECTIVO' and fecha between ${desde}::date and ${hasta}::date
      group by 1, 2`,
  );
  return filas.map(({ fecha, sede_id, total }) => ({
    fecha,
    sede_id: sede_id === null ? null : Number(sede_id),
    total: Number(total),
  }));
};
