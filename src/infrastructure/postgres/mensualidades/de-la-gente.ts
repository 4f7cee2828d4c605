import { and, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { GenteDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { mensualidades, movimientosAFavor } from '@/infrastructure/postgres/esquema/mensualidades';

/** What is theirs to pay, or in their favour, in a table that says whose it is as fees do. */
export const deLaGente = (
  tabla: typeof mensualidades | typeof movimientosAFavor,
  { acudientes: suyos, propias: suyas }: GenteDelPagador,
): SQL =>
  or(
    suyos.length > 0
      ? inArray(
          tabla.id_acudiente,
          suyos.map(({ id }) => Number(id)),
        )
      : undefined,
    suyas.length > 0
      ? and(
          isNull(tabla.id_acudiente),
          inArray(
            tabla.participante_id,
            suyas.map(({ id }) => Number(id)),
          ),
        )
      : undefined,
  ) ?? sql`false`;
