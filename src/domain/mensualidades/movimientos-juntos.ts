import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { mismoId } from '@/domain/shared/id';

type Movimientos = readonly MovimientoAFavor[];

/** What one act wrote: what was used or given back may come out of several excesses, and each has its own. */
export interface Juntos {
  /** The first of them, with the value of all. */
  movimiento: MovimientoAFavor;
  partes: Movimientos;
}

const seAnulo = ({ id }: MovimientoAFavor, movimientos: Movimientos): boolean =>
  movimientos.some(({ devolucion_id }) => mismoId(devolucion_id, id));

/** Alike in all but the excess they come out of, and written at the same instant. */
const claveDe = (m: MovimientoAFavor, movimientos: Movimientos): string =>
  m.origen_id === null || m.registrado_en === null
    ? `solo ${m.id}`
    : JSON.stringify([
        ...[m.tipo, m.registrado_en, m.fecha, m.abono_id, m.medio, m.referencia, m.motivo, m.sede_id],
        seAnulo(m, movimientos),
      ]);

/** In the order of the first of each. */
export const juntarMovimientos = (movimientos: Movimientos): Juntos[] => {
  const juntos = new Map<string, Juntos>();
  for (const m of movimientos) {
    const clave = claveDe(m, movimientos);
    const antes = juntos.get(clave);
    // Twice out of the same excess are two acts.
    if (!antes || antes.partes.some(({ origen_id }) => mismoId(origen_id, m.origen_id)))
      juntos.set(antes ? `solo ${m.id}` : clave, { movimiento: m, partes: [m] });
    else {
      const { movimiento, partes } = antes;
      juntos.set(clave, {
        movimiento: { ...movimiento, valor: movimiento.valor + m.valor },
        partes: [...partes, m],
      });
    }
  }
  return [...juntos.values()];
};

/** That one and those that were written with it. */
export const escritosCon = (movimiento: MovimientoAFavor, movimientos: Movimientos): Movimientos =>
  juntarMovimientos(movimientos).find(({ partes }) => partes.some(({ id }) => mismoId(id, movimiento.id)))
    ?.partes ?? [movimiento];
