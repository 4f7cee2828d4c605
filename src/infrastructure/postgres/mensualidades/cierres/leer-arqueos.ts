import { and, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Caja } from '@/application/mensualidades/cierres/libro-de-arqueos.port';
import type { Arqueo, EfectivoDeDia, EfectivoEsperado } from '@/domain/mensualidades/cierres/arqueo-guardado';
import type { RangoFechas } from '@/domain/mensualidades/recaudo';
import { consultar, type Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { arqueos as a } from '@/infrastructure/postgres/esquema/cierres';
import { sedes } from '@/infrastructure/postgres/esquema/sedes';
import { entradasDeDinero } from '@/infrastructure/postgres/shared/entradas-sql';
import { igualId, leerId } from '@/infrastructure/postgres/shared/leer-id';

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

/** Newest first: those of any of these days and, with a sede, of it alone. */
export const leerArqueos = (db: Ejecutor, { desde, hasta, sede_id }: Caja): Promise<Arqueo[]> =>
  leerArqueo(
    db,
    and(
      gte(a.hasta, desde),
      lte(a.desde, hasta),
      sede_id === undefined ? undefined : igualId(a.sede_id, sede_id),
    ),
  );

/** Of who pays a fee, where its participante lives. */
const deSede = (columna: SQL, sede_id: Caja['sede_id']): SQL =>
  sede_id === undefined ? sql`` : sql`and ${columna} = ${leerId(sede_id) ?? 0}`;

export const leerEfectivoEsperado = async (
  db: Ejecutor,
  { desde, hasta, sede_id }: Caja,
): Promise<EfectivoEsperado> => {
  const [fila] = await consultar<Record<'recibido' | 'devuelto', Numero>>(
    db,
    sql`
      select
        (
          select coalesce(sum(entradas.total), 0) from ${entradasDeDinero} entradas
          join mensualidades m on m.id = entradas.mensualidad_id
          where entradas.medio = 'EFECTIVO' and entradas.fecha between ${desde}::date and ${hasta}::date
            ${deSede(sql`m.sede_id`, sede_id)}
        ) as recibido,
        (
          select coalesce(sum(v.valor), 0) from movimientos_a_favor v
          join participantes p on p.id = v.participante_id
          where v.tipo = 'DEVOLUCION' and v.medio = 'EFECTIVO' and v.fecha between ${desde}::date and ${hasta}::date
            ${deSede(sql`p.sede_id`, sede_id)}
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
      select entradas.fecha::text as fecha, m.sede_id, sum(entradas.total) as total
      from ${entradasDeDinero} entradas
      join mensualidades m on m.id = entradas.mensualidad_id
      where entradas.medio = 'EFECTIVO' and entradas.fecha between ${desde}::date and ${hasta}::date
      group by 1, 2`,
  );
  return filas.map(({ fecha, sede_id, total }) => ({
    fecha,
    sede_id: sede_id === null ? null : Number(sede_id),
    total: Number(total),
  }));
};
