import { eq, inArray } from 'drizzle-orm';
import type { Pagos } from '@/application/mensualidades/pagos.port';
import { filasDelPagador } from '@/application/mensualidades/reunir-estado-de-pagador';
import type { FundacionEmisora } from '@/application/shared/fundacion-emisora.port';
import type { Emisor } from '@/domain/mensualidades/emisor';
import { armarPago, type Pago, pagoEnHistoria } from '@/domain/mensualidades/pago';
import { clavePagador } from '@/domain/shared/clave-pagador';
import { encontrado, errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import { juntarPagador } from '@/domain/shared/pagador';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { abonos, mensualidades, pagos } from '@/infrastructure/postgres/esquema/mensualidades';
import { participantes } from '@/infrastructure/postgres/esquema/participantes';
import {
  agregarAbono,
  anularBloqueado,
  exigirBloqueadas,
} from '@/infrastructure/postgres/mensualidades/escribir-abono';
import { leerGenteDelPagador } from '@/infrastructure/postgres/mensualidades/gente-del-pagador';
import { conAbonos } from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import { lectorDeSedeDelDia } from '@/infrastructure/postgres/mensualidades/leer-sede-del-dia';
import { leerMovimientosDeAbonos } from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import { ponerProvisional, siguienteRecibo } from '@/infrastructure/postgres/mensualidades/recibos';
import { type Contexto, enTransaccion } from '@/infrastructure/postgres/shared/contexto';
import { crearUnaVez } from '@/infrastructure/postgres/shared/crear-una-vez';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';
import { leerEjemplos } from '@/infrastructure/postgres/shared/leer-ejemplos';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';

const abonosDelPago = (db: Ejecutor, pago: number) =>
  db
    .select({ id: abonos.id, mensualidad_id: abonos.mensualidad_id })
    .from(abonos)
    .where(eq(abonos.pago_id, pago))
    .orderBy(abonos.id);

const leerPago = async (db: Ejecutor, pago: Id): Promise<Pago | null> => {
  const numero = leerId(pago);
  if (numero === null) return null;
  const [fila] = await db.select().from(pagos).where(eq(pagos.id, numero));
  if (!fila) return null;
  const suyos = (await abonosDelPago(db, numero)).map(({ mensualidad_id }) => mensualidad_id);
  const filas = await db
    .select({ mensualidad: mensualidades, participante_nombre: participantes.nombre })
    .from(mensualidades)
    .innerJoin(participantes, eq(participantes.id, mensualidades.participante_id))
    .where(inArray(mensualidades.id, suyos));
  const nombres = new Map(filas.map((una) => [una.mensualidad.id, una.participante_nombre]));
  const cobros = await conAbonos(
    db,
    filas.map(({ mensualidad }) => mensualidad),
    suyos,
  );
  const { id_acudiente, participante_id, registrado_en, ...datos } = fila;
  const gente = await leerGenteDelPagador(db, clavePagador({ id_acudiente, participante_id }));
  const { clave, nombre, documento } = juntarPagador(gente ? filasDelPagador(gente) : []);
  return armarPago(
    { ...datos, pagador: { clave, nombre, documento }, registrado_en: registrado_en.toISOString() },
    cobros.map((mensualidad) => ({
      mensualidad,
      participante_nombre: nombres.get(Number(mensualidad.id)) ?? null,
    })),
  );
};

const exigirPago = async (db: Ejecutor, id: Id): Promise<Pago> => {
  return encontrado(await leerPago(db, id), 'un pago', id);
};

type Registrar = Parameters<Pagos['registrar']>;

const guardarPago = async (
  tx: Contexto,
  { clave, datos, decidir }: { clave: string; datos: Registrar[1]; decidir: Registrar[2] },
  emisor: Emisor,
): Promise<Pago> => {
  const gente = encontrado(await leerGenteDelPagador(tx.db, clave), 'un pagador', clave);
  const { fecha, valor, medio, referencia, partes } = datos;
  const todas = await exigirBloqueadas(
    tx,
    partes.map(({ mensualidad_id }) => mensualidad_id),
  );
  const antes = partes.flatMap(({ mensualidad_id }) => todas.filter(({ id }) => mismoId(id, mensualidad_id)));
  const { excedente, abonos: nuevos } = decidir(gente, antes, await leerEjemplos(tx.db));
  const [primera] = antes;
  if (!primera) throw errorNoEncontrado('una mensualidad', '');
  const [fila] = await tx.db
    .insert(pagos)
    .values({
      ...{ fecha, valor, medio, referencia },
      excedente,
      recibo: await siguienteRecibo(tx.db, primera.participante_id),
      id_acudiente: primera.id_acudiente === null ? null : Number(primera.id_acudiente),
      participante_id: Number(primera.participante_id),
      registrado_por: tx.actor.email,
      registrado_en: tx.reloj.ahora(),
    })
    .returning();
  if (!fila) throw new Error('El pago no quedó guardado');
  const parteDe = { pago_id: fila.id, recibo: fila.recibo };
  const sedeDe = lectorDeSedeDelDia(tx.db);
  for (const [n, decidido] of nuevos.entries()) {
    const mensualidad = antes[n];
    if (mensualidad) await agregarAbono(tx, mensualidad, decidido, emisor, { parteDe, sedeDe });
  }
  const pago = await exigirPago(tx.db, fila.id);
  await anotarHistoria(tx, { entidad: 'pago', accion: 'CREAR', despues: pagoEnHistoria(pago) });
  return pago;
};

export const postgresPagos = (contexto: Contexto, fundacion: Pick<FundacionEmisora, 'leer'>): Pagos => ({
  registrar: async (clave, datos, decidir, opciones) => {
    const emisor = await fundacion.leer();
    return enTransaccion(contexto, async (tx) => {
      // With the mark of a paper or without it, it is the same payment.
      const { provisional, ...pagado } = datos;
      const pedido = { entidad: 'pago', datos: { clave, ...pagado }, opciones };
      const pago = await crearUnaVez(tx, pedido, () => guardarPago(tx, { clave, datos, decidir }, emisor));
      const suyos = pago.partes.map(({ abono_id }) => abono_id);
      await ponerProvisional(tx.db, suyos, provisional);
      return pago;
    });
  },
  anular: (id, motivo, decidir, opciones) =>
    enTransaccion(contexto, (tx) => {
      const pedido = { pago: String(id), motivo };
      return crearUnaVez(tx, { entidad: 'anulacion-pago', datos: pedido, opciones }, async () => {
        const antes = await exigirPago(tx.db, id);
        const suyos = antes.partes.map(({ abono_id }) => Number(abono_id));
        const cobros = await exigirBloqueadas(
          tx,
          antes.partes.map(({ mensualidad_id }) => mensualidad_id),
        );
        for (const { mensualidad, ...anulado } of decidir(
          cobros,
          await leerMovimientosDeAbonos(tx.db, suyos),
        )) {
          const cobro = cobros.find((uno) => mismoId(uno.id, mensualidad));
          if (cobro) await anularBloqueado(tx, cobro, { ...anulado, motivo });
        }
        const despues = await exigirPago(tx.db, id);
        await anotarHistoria(tx, {
          entidad: 'pago',
          accion: 'ACTUALIZAR',
          antes: pagoEnHistoria(antes),
          despues: pagoEnHistoria(despues),
        });
        return despues;
      });
    }),
  obtener: (id) => leerPago(contexto.db, id),
});
