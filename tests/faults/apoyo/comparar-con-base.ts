import { EN_CASA } from '@tests/faults/apoyo/cajero';
import type { LibroDeConfirmaciones } from '@tests/faults/apoyo/libro-de-confirmaciones';
import { invariantesRotas } from '@tests/server/apoyo/invariantes';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';

type Numero = number | string;

const porNombre = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
  a[0].localeCompare(b[0]);

/** Everything confirmed is there once, and nothing else. Every client kept asking until it was answered. */
export const compararConBase = async (db: Ejecutor, libro: LibroDeConfirmaciones): Promise<void> => {
  const personas = await consultar<{
    id: Numero;
    nombre: string;
    observaciones: string | null;
    version: number;
  }>(db, sql`select id, nombre, observaciones, version from participantes where nombre like 'Persona %'`);
  expect(personas.map(({ id, nombre }) => [nombre, Number(id)] as const).sort(porNombre)).toEqual(
    [...libro.participantes].sort(porNombre),
  );
  const notas = personas.map(({ id, observaciones, version }) => [Number(id), { observaciones, version }]);
  expect(new Map(notas as never)).toEqual(libro.notas);

  const abonos = await consultar<{ referencia: string; recibo: Numero }>(
    db,
    sql`select referencia, recibo from abonos`,
  );
  expect(
    abonos.map(({ referencia, recibo }) => [referencia, Number(recibo)] as const).sort(porNombre),
  ).toEqual([...libro.recibos].sort(porNombre));

  const generadas = await consultar<{ periodo: string; cuantas: Numero }>(
    db,
    sql`select m.periodo, count(*) as cuantas from mensualidades m
        join participantes p on p.id = m.participante_id and p.estado = 'ACTIVO' group by m.periodo`,
  );
  expect(
    generadas.map(({ periodo, cuantas }) => [periodo, Number(cuantas)] as const).sort(porNombre),
  ).toEqual([...libro.periodos].map((periodo) => [periodo, EN_CASA] as const).sort(porNombre));

  expect(await invariantesRotas(db)).toEqual([]);
};
