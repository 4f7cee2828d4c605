import { eq } from 'drizzle-orm';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import {
  conAbono,
  conAbonoAnulado,
  type DatosAbono,
  exigirAbonoVivo,
  repartirPago,
  revisarAbono,
} from '@/domain/mensualidades/reglas-abono';
import { alAnularAbono, excedenteDe, movimientoSobre } from '@/domain/mensualidades/saldo-a-favor';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { fechaEnBogota } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { abonos, mensualidades } from '@/infrastructure/postgres/esquema/mensualidades';
import {
  aAbono,
  aMensualidad,
  leerMensualidad,
} from '@/infrastructure/postgres/mensualidades/leer-mensualidades';
import {
  anotarMovimientos,
  leerMovimientosDeAbono,
} from '@/infrastructure/postgres/mensualidades/movimientos-a-favor';
import { siguienteRecibo } from '@/infrastructure/postgres/mensualidades/siguiente-recibo';
import type { Contexto } from '@/infrastructure/postgres/shared/contexto';
import { firmaDeCambio } from '@/infrastructure/postgres/shared/firma';
import { anotarHistoria } from '@/infrastructure/postgres/shared/historia';

/** Locked until the transaction ends. Throws NO_ENCONTRADO. */
export const exigirBloqueada = async ({ db }: Contexto, id: Id): Promise<MensualidadConSaldo> => {
  const mensualidad = await leerMensualidad(db, id);
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

/** With the next receipt, and the state that follows. Needs an open transaction, with the fee locked. */
export const agregarAbono = async (
  contexto: Contexto,
  antes: Mensualidad,
  datos: Pick<Abono, 'fecha' | 'valor' | 'medio' | 'excedente'> & { referencia?: string | null },
): Promise<{ mensualidad: MensualidadConSaldo; abono: Abono }> => {
  const [fila] = await contexto.db
    .insert(abonos)
    .values({
      ...datos,
      mensualidad_id: Number(antes.id),
      recibo: await siguienteRecibo(contexto.db),
      registrado_por: contexto.actor.email,
      registrado_en: contexto.reloj.ahora(),
    })
    .returning();
  if (!fila) throw new Error('El abono no quedó guardado');
  const abono = aAbono(fila);
  return { mensualidad: await guardarEstado(contexto, antes, conAbono(antes, abono)), abono };
};

/** Needs an open transaction. */
export const insertarAbono = async (
  contexto: Contexto,
  id: Id,
  datos: DatosAbono,
): Promise<MensualidadConSaldo> => {
  const antes = await exigirBloqueada(contexto, id);
  revisarAbono(antes, datos, fechaEnBogota(contexto.reloj.ahora()));
  const { mensualidad, abono } = await agregarAbono(contexto, antes, repartirPago(datos));
  if (abono.excedente > 0) await anotarMovimientos(contexto, [excedenteDe(antes, abono)]);
  return mensualidad;
};

/** Needs an open transaction. */
export const marcarAbonoAnulado = async (
  contexto: Contexto,
  { mensualidad, abono, motivo }: { mensualidad: Id; abono: Id; motivo: string },
): Promise<MensualidadConSaldo> => {
  const antes = await exigirBloqueada(contexto, mensualidad);
  const { id } = exigirAbonoVivo(antes, abono);
  const anulado_en = contexto.reloj.ahora();
  const deshechos = alAnularAbono(id, await leerMovimientosDeAbono(contexto.db, Number(id)));
  const fecha = fechaEnBogota(anulado_en);
  await anotarMovimientos(
    contexto,
    deshechos.map((parte) => movimientoSobre(parte, { tipo: parte.tipo, fecha, abono_id: id })),
  );
  await contexto.db
    .update(abonos)
    .set({ anulado_en, motivo_anulacion: motivo })
    .where(eq(abonos.id, Number(id)));
  const anulacion = { anulado_en: anulado_en.toISOString(), motivo_anulacion: motivo };
  return guardarEstado(contexto, antes, conAbonoAnulado(antes, id, anulacion));
};
