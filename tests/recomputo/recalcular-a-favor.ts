import type { FilaMensualidad, FilaMovimiento, Filas } from './filas';
import { sumar } from './recalcular-dinero';
import { pagadorDe } from './recalcular-personas';

const SUMAN = new Set(['EXCEDENTE', 'APLICACION_ANULADA']);

const conSigno = ({ tipo, valor }: FilaMovimiento): number => (SUMAN.has(tipo) ? valor : -valor);

export const saldoAFavor = (movimientos: readonly FilaMovimiento[]): number =>
  sumar(movimientos.map(conSigno));

/** Whose each one is, as a fee says who pays it. */
export const duenoDe = (filas: Filas, { id_acudiente, participante_id }: FilaMovimiento) =>
  pagadorDe(filas, { id_acudiente, participante_id } as FilaMensualidad);

export const movimientosDe = (filas: Filas, identidad: string): FilaMovimiento[] =>
  filas.movimientos_a_favor.filter((m) => duenoDe(filas, m).identidad === identidad);

/** What was given back in a range. */
export const devueltos = ({ movimientos_a_favor }: Filas, desde: string, hasta: string): FilaMovimiento[] =>
  movimientos_a_favor.filter(({ tipo, fecha }) => tipo === 'DEVOLUCION' && desde <= fecha && fecha <= hasta);

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
  return [...distintos, ...agotados, ...sinAbono];
};
