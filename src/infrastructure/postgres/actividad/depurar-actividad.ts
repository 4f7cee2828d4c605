import { sql } from 'drizzle-orm';
import { consultar } from '@/infrastructure/postgres/base-datos/filas';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { enTransaccion } from '@/infrastructure/postgres/shared/en-transaccion';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const DIA_MS = 86_400_000;
/** One process at a time; any number that no other lock of ours has. */
const CANDADO = 7_248_190;

/**
 * Removes the lines older than `dias`. What is left can still be verified: each chain keeps, as an anchor, the digest
 * of the last line that it lost, and the removal is itself a line of the history.
 */
export const depurarActividad = (contexto: Contexto, dias: number): Promise<number> =>
  enTransaccion(contexto, async (tx) => {
    const { db, reloj } = tx;
    const ahora = reloj.ahora();
    const limite = new Date(ahora.getTime() - dias * DIA_MS);
    await db.execute(sql`select pg_advisory_xact_lock(${CANDADO})`);
    const anclas = await consultar<{ cadena: string; numero: string }>(
      db,
      sql`insert into anclas_actividad (cadena, numero, huella, creada_en)
          select r.cadena, r.numero, r.huella, ${ahora.toISOString()}::timestamptz
            from (
              select c.cadena, coalesce(
                (select min(numero) - 1 from actividad
                  where cadena = c.cadena and fecha >= ${limite.toISOString()}::timestamptz),
                (select max(numero) from actividad where cadena = c.cadena)) as hasta
                from cadenas_actividad c
            ) corte
            join actividad r on r.cadena = corte.cadena and r.numero = corte.hasta
          returning cadena, numero`,
    );
    if (anclas.length === 0) return 0;
    await db.execute(sql`select set_config('fundacion.depura_actividad', 'si', true)`);
    const borradas = await consultar<{ id: string }>(
      db,
      sql`delete from actividad r using anclas_actividad a
           where a.cadena = r.cadena and r.numero <= a.numero
          returning r.id`,
    );
    await db.execute(sql`select set_config('fundacion.depura_actividad', 'no', true)`);
    await anotarHistoria(tx, {
      entidad: 'actividad',
      accion: 'DEPURAR',
      despues: { id: 1, renglones_quitados: borradas.length, anteriores_a: limite.toISOString() },
    });
    return borradas.length;
  });
