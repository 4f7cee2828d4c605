import { type SQL, sql } from 'drizzle-orm';
import { consultar } from '@/infrastructure/postgres/base-datos/base-datos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

const EJEMPLOS = sql`(select participante_id from participantes_de_ejemplo)`;
const SUS_MENSUALIDADES = sql`(select id from mensualidades where participante_id in ${EJEMPLOS})`;

/** Each guardian of the examples whom something of a real person names, and that person. */
const CON_QUIEN = sql`
  select a.id as acudiente, min(uso.participante_id) as participante
  from acudientes a
  join (
    select id_acudiente, participante_id from mensualidades
    union all select id_acudiente, participante_id from pagos
    union all select id_acudiente, participante_id from movimientos_a_favor
    union all select id_acudiente, participante_id from gestiones_de_cobro
    union all select id_acudiente, participante_id from canales_de_cobro
  ) uso on uso.id_acudiente = a.id and uso.participante_id not in ${EJEMPLOS}
  where a.id_participante in ${EJEMPLOS}
  group by a.id`;

/** Their ids. */
export const COMPARTIDOS = sql`select acudiente from (${CON_QUIEN}) compartidos`;

/** They answer for somebody real too: they stay, with them. */
const dejarConLosReales = async (tx: Contexto): Promise<void> => {
  const mudados = await consultar<{ id: number | string; era: number | string; es: number | string }>(
    tx.db,
    sql`
      update acudientes a
      set id_participante = con.participante, version = a.version + 1,
        actualizado_en = ${tx.reloj.ahora().toISOString()}::timestamptz, actualizado_por = ${tx.actor.email}
      from (${CON_QUIEN}) con, acudientes antes
      where a.id = con.acudiente and antes.id = a.id
      returning a.id, antes.id_participante as era, a.id_participante as es`,
  );
  for (const { id, era, es } of mudados)
    await anotarHistoria(tx, {
      entidad: 'acudiente',
      accion: 'ACTUALIZAR',
      antes: { id, id_participante: Number(era) },
      despues: { id, id_participante: Number(es) },
    });
};

/** From what nothing names to what everything names; the rest goes with its row. */
const BORRADOS: readonly SQL[] = [
  sql`delete from movimientos_a_favor where participante_id in ${EJEMPLOS} and origen_id is not null`,
  sql`delete from movimientos_a_favor where participante_id in ${EJEMPLOS}`,
  sql`delete from abonos where mensualidad_id in ${SUS_MENSUALIDADES}`,
  sql`delete from pagos where participante_id in ${EJEMPLOS}`,
  sql`delete from gestiones_de_cobro where participante_id in ${EJEMPLOS}`,
  sql`delete from canales_de_cobro where participante_id in ${EJEMPLOS}`,
  sql`
    delete from decisiones_revision where string_to_array(clave, ' ') && array(
      select 'participante-' || participante_id from participantes_de_ejemplo
      union all select 'acudiente-' || id from acudientes where id_participante in ${EJEMPLOS}
      union all select 'mensualidad-' || id from mensualidades where participante_id in ${EJEMPLOS}
    )`,
  sql`delete from mensualidades where participante_id in ${EJEMPLOS}`,
  sql`delete from acudientes where id_participante in ${EJEMPLOS}`,
  sql`delete from novedades where participante_id in ${EJEMPLOS}`,
  sql`delete from estancias where participante_id in ${EJEMPLOS}`,
  sql`delete from papeles_recibidos where participante_id in ${EJEMPLOS}`,
  sql`delete from fotos_de_participantes where participante_id in ${EJEMPLOS}`,
  sql`delete from participantes where id in ${EJEMPLOS}`,
  sql`delete from contadores where nombre = 'recibo-de-ejemplo'`,
];

/** Needs the transaction in which nobody pays or charges meanwhile. */
export const borrarEjemplos = async (tx: Contexto): Promise<void> => {
  await tx.db.execute(sql`select id from participantes where id in ${EJEMPLOS} order by id for update`);
  await tx.db.execute(
    sql`select id from mensualidades where participante_id in ${EJEMPLOS} order by id for update`,
  );
  await dejarConLosReales(tx);
  for (const orden of BORRADOS) await tx.db.execute(orden);
};
