import { sql } from 'drizzle-orm';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { textoDelAncla } from '@/domain/actividad/sello-de-historia';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import { anclasActividad } from '@/infrastructure/postgres/esquema/actividad';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const DIA_MS = 86_400_000;
/** One process at a time; any number that no other lock of ours has. */
const CANDADO = 7_248_190;

/**
 * Removes the lines older than `dias`. What is left can still be verified: each chain keeps, as an anchor, the digest
 * of the last line that it lost, signed with the key that the database does not have, and the removal is itself a line of
 * the history.
 */
export const depurarActividad = (contexto: Contexto, dias: number, llave: LlaveDeHistoria): Promise<number> =>
  enTransaccion(contexto, async (tx) => {
    const { db, reloj } = tx;
    const ahora = reloj.ahora();
    const limite = new Date(ahora.getTime() - dias * DIA_MS);
    await db.execute(sql`select pg_advisory_xact_lock(${CANDADO})`);
    const cortes = await consultar<{ cadena: string; numero: string; huella: string }>(
      db,
      sql`select r.cadena, r.numero, r.huella
            from (
              select c.cadena, coalesce(
                (select min(numero) - 1 from actividad
                  where cadena = c.cadena and fecha >= ${limite.toISOString()}::timestamptz),
                (select max(numero) from actividad where cadena = c.cadena)) as hasta
                from cadenas_actividad c
            ) corte
            join actividad r on r.cadena = corte.cadena and r.numero = corte.hasta`,
    );
    const anclas = cortes.map(({ cadena, numero, huella }) => {
      const punto = { cadena: Number(cadena), numero: Number(numero), huella };
      const firma = llave.firmar(textoDelAncla({ ...punto, creada_en: ahora.toISOString() }));
      return { ...punto, creada_en: ahora, clave: llave.id, firma };
    });
    if (anclas.length === 0) return 0;
    await db.insert(anclasActividad).values(anclas);
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
