import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import type { MensualidadConSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { conAbono } from '@/domain/mensualidades/reglas-abono';
import type { MovimientoNuevo } from '@/domain/mensualidades/saldo-a-favor';
import { errorNoEncontrado } from '@/domain/shared/errores/errores-comunes';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';

/** Throws NO_ENCONTRADO. */
export const exigirMensualidad = ({ mensualidades }: BaseMemoria, id: Id): Mensualidad => {
  const mensualidad = mensualidades.obtener(id);
  if (!mensualidad) throw errorNoEncontrado('una mensualidad', id);
  return mensualidad;
};

export const guardarAbonos = (
  { mensualidades }: BaseMemoria,
  { id, abonos, estado }: Mensualidad,
): MensualidadConSaldo => mensualidades.cambiar(id, { abonos, estado });

/** With the next receipt, and the state that follows. */
export const agregarAbono = (
  base: BaseMemoria,
  antes: Mensualidad,
  datos: Pick<Abono, 'fecha' | 'valor' | 'medio' | 'excedente'> & { referencia?: string | null },
): { mensualidad: MensualidadConSaldo; abono: Abono } => {
  const todos = base.mensualidades.todas().flatMap((m) => m.abonos);
  const siguiente = (campo: 'id' | 'recibo'): number =>
    Math.max(0, ...todos.map((a) => Number(a[campo]))) + 1;
  const abono: Abono = {
    id: siguiente('id'),
    ...datos,
    referencia: datos.referencia ?? null,
    recibo: siguiente('recibo'),
    registrado_por: base.firmar().quien,
    registrado_en: base.firmar().ahora,
    anulado_en: null,
    motivo_anulacion: null,
  };
  return { mensualidad: guardarAbonos(base, conAbono(antes, abono)), abono };
};

/** Each with its line in the history; `abonos` are those they name. */
export const anotarMovimientos = (
  base: BaseMemoria,
  nuevos: readonly MovimientoNuevo[],
  abonos: readonly Abono[],
): void => {
  const cobros = base.mensualidades.todas();
  for (const nuevo of nuevos) {
    const suyo = abonos.find(({ id }) => mismoId(id, nuevo.abono_id));
    const cobro = cobros.find((m) => m.abonos.some(({ id }) => mismoId(id, nuevo.abono_id)));
    const movimiento = {
      ...nuevo,
      id: base.movimientosAFavor.length + 1,
      mensualidad_id: cobro?.id ?? null,
      recibo: suyo?.recibo ?? null,
      registrado_por: base.firmar().quien,
    };
    base.movimientosAFavor.push(movimiento);
    base.anotar('saldo_a_favor', movimiento.id, { accion: 'CREAR', antes: null, despues: movimiento });
  }
};
