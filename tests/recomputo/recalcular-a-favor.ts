import type { FilaMensualidad, FilaMovimiento, Filas } from './filas';
import { sumar } from './recalcular-dinero';
import { pagadorDe } from './recalcular-personas';

const SUMAN = new Set(['EXCEDENTE', 'APLICACION_ANULADA', 'DEVOLUCION_ANULADA']);

const conSigno = ({ tipo, valor }: FilaMovimiento): number => (SUMAN.has(tipo) ? valor : -valor);

export const saldoAFavor = (movimientos: readonly FilaMovimiento[]): number =>
  sumar(movimientos.map(conSigno));

/** Whose each one is, as a fee says who pays it. */
export const duenoDe = (filas: Filas, { id_acudiente, participante_id }: FilaMovimiento) =>
  pagadorDe(filas, { id_acudiente, participante_id } as FilaMensualidad);

export const movimientosDe = (filas: Filas, identidad: string): FilaMovimiento[] =>
  filas.movimientos_a_favor.filter((m) => duenoDe(filas, m).identidad === identidad);

/** What was given back, and stands. */
export const devolucionesVivas = ({ movimientos_a_favor }: Filas): FilaMovimiento[] =>
  movimientos_a_favor.filter(
    ({ id, tipo }) =>
      tipo === 'DEVOLUCION' && movimientos_a_favor.every(({ devolucion_id }) => devolucion_id !== id),
  );

/** In a range. */
export const devueltos = (filas: Filas, desde: string, hasta: string): FilaMovimiento[] =>
  devolucionesVivas(filas).filter(({ fecha }) => desde <= fecha && fecha <= hasta);

/** One line for each excess that is not what its receipt says, or was ever used beyond what it had. */
export const revisarMovimientos = ({ movimientos_a_favor, abonos }: Filas): string[] => {
  const origenes = movimientos_a_favor.filter(({ origen_id }) => origen_id === null);
  const porAbono = new Map(origenes.map(({ abono_id, valor }) => [abono_id, valor]));
  const distintos = abonos
    .filter(({ id, excedente }) => (porAbono.get(id) ?? 0) !== excedente)
    .map(({ id }) => `el abono ${id} no dejó a favor lo que dice`);
  const agotados = origenes.flatMap((origen) => {
    let queda = 0;
    return movimientos_a_favor
      .filter(({ id, origen_id }) => id === origen.id || origen_id === origen.id)
      .flatMap((movimiento) => {
        queda += conSigno(movimiento);
        return queda < 0 ? [`el excedente ${origen.id} quedó en ${queda} con el ${movimiento.id}`] : [];
      });
  });
  const aplicados = movimientos_a_favor.filter(({ tipo }) => tipo === 'APLICACION');
  const sinAbono = abonos
    .filter(({ medio }) => medio === 'SALDO_A_FAVOR')
    .filter(
      ({ id, valor }) =>
        sumar(aplicados.filter(({ abono_id }) => abono_id === id).map((m) => m.valor)) !== valor,
    )
    .map(({ id }) => `el abono ${id} no salió de lo que había a favor`);
  const sinDevolucion = movimientos_a_favor
    .filter(({ tipo }) => tipo === 'DEVOLUCION_ANULADA')
    .filter(
      (anulacion) =>
        movimientos_a_favor.filter(
          ({ id, tipo, origen_id, valor }) =>
            id === anulacion.devolucion_id &&
            tipo === 'DEVOLUCION' &&
            origen_id === anulacion.origen_id &&
            valor === anulacion.valor,
        ).length !== 1 ||
        movimientos_a_favor.some(
          ({ id, devolucion_id }) => id !== anulacion.id && devolucion_id === anulacion.devolucion_id,
        ),
    )
    .map(({ id }) => `el movimiento ${id} no anula una devolución, o anula una ya anulada`);
  return [...distintos, ...agotados, ...sinAbono, ...sinDevolucion];
};
