import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { RECIBOS_DE_EJEMPLO } from '@/domain/mensualidades/numeracion-de-recibos';
import {
  armarRecibo,
  esquemaHechosRecibo,
  hechosDelRecibo,
  juntarRecibos,
  type PersonasDelRecibo,
  type Recibo,
  type ReciboDePago,
  reconstruirHechos,
} from '@/domain/mensualidades/recibo';
import { type Id, mismoId } from '@/domain/shared/id';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { acudientes } from '@/infrastructure/postgres/esquema/acudientes';
import { abonos, contadores, recibos } from '@/infrastructure/postgres/esquema/mensualidades';
import { leerMensualidad } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { leerTitular } from '@/infrastructure/postgres/mensualidades/leer-titular';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';

/**
 * The next receipt number of that person's series: the foundation's, or that of the examples. Its row stays locked until
 * the transaction ends: the number and the abono are kept together or not at all, and nobody else gets a number meanwhile.
 */
export const siguienteRecibo = async (tx: Ejecutor, participante: Id): Promise<number> => {
  const deEjemplo = sql`es_de_ejemplo(${Number(participante)})`;
  const [fila] = await tx
    .insert(contadores)
    .values({
      nombre: sql`case when ${deEjemplo} then 'recibo-de-ejemplo' else 'recibo' end`,
      valor: sql`case when ${deEjemplo} then ${RECIBOS_DE_EJEMPLO}::bigint else 0 end + 1`,
    })
    .onConflictDoUpdate({ target: contadores.nombre, set: { valor: sql`${contadores.valor} + 1` } })
    .returning({ valor: contadores.valor });
  if (!fila) throw new Error('No hay un número de recibo');
  return fila.valor;
};

const leerPagador = async (db: Ejecutor, id: Id | null): Promise<PersonasDelRecibo['pagador']> => {
  if (id === null) return null;
  const [fila] = await db
    .select({
      nombres: acudientes.nombres,
      apellidos: acudientes.apellidos,
      documento: acudientes.numero_documento,
    })
    .from(acudientes)
    .where(eq(acudientes.id, Number(id)));
  return fila ? { nombre: nombreAcudiente(fila), documento: fila.documento } : null;
};

const leerPersonas = async (
  db: Ejecutor,
  { participante_id, id_acudiente }: Mensualidad,
  emisor: Emisor,
): Promise<PersonasDelRecibo> => {
  const titular = await leerTitular(db, participante_id);
  return {
    emisor,
    participante: { nombre: titular?.nombre ?? '', documento: titular?.documento ?? null },
    pagador: await leerPagador(db, id_acudiente),
  };
};

/** Of an abono that has just been put in its fee. Needs the transaction that did it. */
export const guardarHechos = async (
  { db, reloj }: Contexto,
  mensualidad: Mensualidad,
  abono: number,
  { emisor, provisional }: { emisor: Emisor; provisional: string | undefined },
): Promise<void> => {
  const personas = await leerPersonas(db, mensualidad, emisor);
  const expedido_en = reloj.ahora().toISOString();
  const hechos = hechosDelRecibo({ mensualidad, abono }, personas, { expedido_en, provisional });
  await db.insert(recibos).values({ abono_id: abono, hechos });
};

/** Of a payment that came before from its form, and again once a provisional receipt had been given for it. */
export const ponerProvisional = async (
  db: Ejecutor,
  suyos: readonly (Id | undefined)[],
  provisional: string | undefined,
): Promise<void> => {
  if (provisional === undefined) return;
  await db
    .update(recibos)
    .set({ hechos: sql`${recibos.hechos} || jsonb_build_object('provisional', ${provisional}::text)` })
    .where(
      and(inArray(recibos.abono_id, suyos.map(Number)), isNull(sql`${recibos.hechos} ->> 'provisional'`)),
    );
};

/** Of a payment of several fees, whose facts were always kept. */
const leerReciboDePago = async (db: Ejecutor, pago: Id): Promise<ReciboDePago> => {
  const filas = await db
    .select({
      abono_id: abonos.id,
      mensualidad_id: abonos.mensualidad_id,
      anulado_en: abonos.anulado_en,
      motivo_anulacion: abonos.motivo_anulacion,
      hechos: recibos.hechos,
    })
    .from(abonos)
    .innerJoin(recibos, eq(recibos.abono_id, abonos.id))
    .where(eq(abonos.pago_id, Number(pago)))
    .orderBy(abonos.id);
  return juntarRecibos(
    pago,
    filas.map(({ hechos, anulado_en, motivo_anulacion, ...cual }) => ({
      ...cual,
      hechos: esquemaHechosRecibo.parse(hechos),
      anulacion: { anulado_en: anulado_en?.toISOString() ?? null, motivo_anulacion },
    })),
  );
};

/** `leerEmisor` is asked only for a payment whose facts were not kept. */
export const leerRecibo = async (
  db: Ejecutor,
  { mensualidad: id, abono: idAbono }: { mensualidad: Id; abono: Id },
  leerEmisor: () => Promise<Emisor>,
): Promise<Recibo | null> => {
  const mensualidad = await leerMensualidad(db, id);
  const abono = mensualidad?.abonos.find((suyo) => mismoId(suyo.id, idAbono));
  if (!mensualidad || !abono) return null;
  const cual = { mensualidad, abono: abono.id };
  const deTodos = abono.pago_id === null ? null : await leerReciboDePago(db, abono.pago_id);
  const [fila] = await db
    .select()
    .from(recibos)
    .where(eq(recibos.abono_id, Number(abono.id)));
  const hechos = fila
    ? esquemaHechosRecibo.parse(fila.hechos)
    : reconstruirHechos(cual, await leerPersonas(db, mensualidad, await leerEmisor()));
  return armarRecibo(cual, hechos, deTodos);
};
