import { eq, inArray } from 'drizzle-orm';
import type {
  AnulacionDecidida,
  LibroDeAbonos,
  PagoDecidido,
} from '@/application/mensualidades/libro-de-abonos.port';
import type { Emisor } from '@/domain/mensualidades/emisor';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { conAbono, conAbonoAnulado, exigirAbono } from '@/domain/mensualidades/reglas-abono';
import { conSedeDePago } from '@/domain/mensualidades/sede-de-pago';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  aAbono,
  aMensualidad,
  leerMensualidad,
} from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  exigirSede,
  type LectorDeSede,
  lectorDeSedeDelDia,
} from '@/infrastructure/postgres/mensualidades/leer-sede-del-dia';
import {
  anotarMovimientos,
  leerMovimientosDeAbonos,
} from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import { guardarHechos, siguienteRecibo } from '@/infrastructure/postgres/mensualidades/recibos';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

/**
 * Locked until the transaction ends, and always in the same order, so that whoever wants the same waits and never both for
 * ever: first their people, whom a payment names and a transfer holds while it writes in their fees; then the fees.
 * Throws NO_ENCONTRADO.
 */
export const exigirBloqueadas = async (
  { db }: Contexto,
  ids: readonly Id[],
): Promise<MensualidadConSaldo[]> => {
  const distintas = [...new Set(ids.map(String))].sort((a, b) => Number(a) - Number(b));
  const numeros = distintas.map(leerId).filter((numero) => numero !== null);
  const suyos = db
    .select({ id: mensualidades.participante_id })
    .from(mensualidades)
    .where(inArray(mensualidades.id, numeros));
  await db
    .select({ id: participantes.id })
    .from(participantes)
    .where(inArray(participantes.id, suyos))
    .orderBy(participantes.id)
    .for('share');
  const bloqueadas: MensualidadConSaldo[] = [];
  for (const id of distintas) {
    const mensualidad = encontrado(await leerMensualidad(db, id), 'una mensualidad', id);
    bloqueadas.push(mensualidad);
  }
  return bloqueadas;
};

/** The same, of one. */
export const exigirBloqueada = async (contexto: Contexto, id: Id): Promise<MensualidadConSaldo> => {
  const [mensualidad] = await exigirBloqueadas(contexto, [id]);
  if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
  return mensualidad;
};

const guardarEstado = async (
  contexto: Contexto,
  antes: Mensualidad,
  { estado, abonos: propios }: Mensualidad,
): Promise<MensualidadConSaldo> => {
  const [fila] = await contexto.db
    .update(mensualidades)
    .set({ estado, ...firmaDeCambio(contexto, undefined, false) })
    .where(eq(mensualidades.id, Number(antes.id)))
    .returning();
  if (!fila) throw errorNoEncontrado('una mensualidad', antes.id);
  const despues = aMensualidad(fila, propios);
  await anotarHistoria(contexto, { entidad: 'mensualidad', accion: 'ACTUALIZAR', antes, despues });
  return despues;
};

/**
 * With the next receipt, what it says, the state that follows and the movements that go with it. Needs an open transaction,
 * with the fee locked.
 */
export const agregarAbono = async (
  contexto: Contexto,
  antes: Mensualidad,
  { pago, movimientos, provisional }: PagoDecidido,
  emisor: Emisor,
  {
    parteDe,
    sedeDe = lectorDeSedeDelDia(contexto.db),
  }: {
    /** The payment of several fees that it is part of. */
    parteDe?: { pago_id: number; recibo: number };
    sedeDe?: LectorDeSede;
  } = {},
): Promise<MensualidadConSaldo> => {
  const [fila] = await contexto.db
    .insert(abonos)
    .values({
      ...pago,
      mensualidad_id: Number(antes.id),
      ...(parteDe ?? {
        // What brings nothing is received by nobody.
        recibo: pago.medio === 'AJUSTE' ? null : await siguienteRecibo(contexto.db, antes.participante_id),
      }),
      registrado_por: contexto.actor.email,
      registrado_en: contexto.reloj.ahora(),
      sede_id: pago.sede_id ? exigirSede(pago.sede_id) : await sedeDe(antes.participante_id, pago.fecha),
    })
    .returning();
  if (!fila) throw new Error('El abono no quedó guardado');
  const abono = aAbono(fila);
  const despues = conAbono(antes, abono);
  if (abono.recibo !== null) await guardarHechos(contexto, despues, fila.id, { emisor, provisional });
  const guardada = await guardarEstado(contexto, antes, despues);
  await anotarMovimientos(contexto, movimientos(abono));
  return guardada;
};

/** Needs an open transaction. */
export const marcarAbonoAnulado = async (
  contexto: Contexto,
  { mensualidad, abono, motivo }: { mensualidad: Id; abono: Id; motivo: string },
  decidir: Parameters<LibroDeAbonos['anular']>[3],
): Promise<MensualidadConSaldo> => {
  const antes = await exigirBloqueada(contexto, mensualidad);
  const { id } = exigirAbono(antes, abono);
  const decidido = decidir(antes, await leerMovimientosDeAbonos(contexto.db, [Number(id)]));
  return anularBloqueado(contexto, antes, { abono: id, motivo, ...decidido });
};

/** Of a fee that is locked already. */
export const anularBloqueado = async (
  contexto: Contexto,
  antes: Mensualidad,
  { abono: id, motivo, movimientos, ajuste_en }: AnulacionDecidida & { abono: Id; motivo: string },
): Promise<MensualidadConSaldo> => {
  const anulado_en = contexto.reloj.ahora();
  await anotarMovimientos(contexto, movimientos);
  await contexto.db
    .update(abonos)
    .set({ anulado_en, motivo_anulacion: motivo, ajuste_en })
    .where(eq(abonos.id, Number(id)));
  const anulacion = { anulado_en: anulado_en.toISOString(), motivo_anulacion: motivo, ajuste_en };
  return guardarEstado(contexto, antes, conAbonoAnulado(antes, id, anulacion));
};

/** The abono and those of the same payment, of whichever fees. Needs an open transaction. */
export const moverDeSede = async (
  contexto: Contexto,
  { mensualidad, abono, sede }: { mensualidad: Id; abono: Id; sede: Id },
  revisar: Parameters<LibroDeAbonos['cambiarSede']>[3],
): Promise<MensualidadConSaldo> => {
  const { db } = contexto;
  const pago = exigirAbono(
    encontrado(await leerMensualidad(db, mensualidad), 'una mensualidad', mensualidad),
    abono,
  );
  const suyos =
    pago.pago_id === null ? eq(abonos.id, Number(pago.id)) : eq(abonos.pago_id, Number(pago.pago_id));
  const cobros = await db.select({ id: abonos.mensualidad_id }).from(abonos).where(suyos);
  const antes = await exigirBloqueadas(
    contexto,
    cobros.map(({ id }) => id),
  );
  for (const cobro of antes) if (mismoId(cobro.id, mensualidad)) revisar(cobro);
  const sede_id = exigirSede(sede);
  await db.update(abonos).set({ sede_id }).where(suyos);
  const despues: MensualidadConSaldo[] = [];
  for (const cobro of antes)
    despues.push(await guardarEstado(contexto, cobro, conSedeDePago(cobro, pago, sede_id)));
  return encontrado(
    despues.find(({ id }) => mismoId(id, mensualidad)),
    'una mensualidad',
    mensualidad,
  );
};
