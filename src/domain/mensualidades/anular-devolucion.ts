import { exigirMesAbierto } from '@/domain/mensualidades/cierres/reglas-cierre';
import { escritosCon } from '@/domain/mensualidades/movimientos-juntos';
import {
  type MovimientoAFavor,
  type MovimientoNuevo,
  movimientoSobre,
} from '@/domain/mensualidades/saldo-a-favor';
import { encontrado, errorConflicto } from '@/domain/shared/errores/errores-comunes';
import { type FechaCalendario, type Periodo, periodoDe } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';

type Movimientos = readonly MovimientoAFavor[];

/** What annulled a refund; nothing while it stands. `movimientos` are all those of its excess. */
export const anulacionDe = (devolucion: Id, movimientos: Movimientos): MovimientoAFavor | undefined =>
  movimientos.find(({ devolucion_id }) => mismoId(devolucion_id, devolucion));

/** All but the refunds that were annulled and what annulled them: of the months they are in, it is as if there were none. */
export const movimientosQueCuentan = (movimientos: Movimientos): MovimientoAFavor[] => {
  const anuladas = new Set(movimientos.map(({ devolucion_id }) => String(devolucion_id)));
  return movimientos.filter(({ id, devolucion_id }) => devolucion_id === null && !anuladas.has(String(id)));
};

/** The refunds that stand: the only ones for which money left a drawer. */
export const devolucionesVigentes = (movimientos: Movimientos): MovimientoAFavor[] =>
  movimientosQueCuentan(movimientos).filter(({ tipo }) => tipo === 'DEVOLUCION');

/** All that it took, of one excess or of several. Throws NO_ENCONTRADO, or CONFLICTO when it was annulled before. */
export const exigirDevolucionVigente = (movimientos: Movimientos, devolucion: Id): Movimientos => {
  const suya = encontrado(
    movimientos.find(({ id, tipo }) => tipo === 'DEVOLUCION' && mismoId(id, devolucion)),
    'una devolución',
    devolucion,
  );
  const yaEsta = 'Esta devolución ya está anulada';
  if (anulacionDe(suya.id, movimientos)) throw errorConflicto(yaEsta, { devolucion: yaEsta });
  return escritosCon(suya, movimientos);
};

/** What to do with one of a closed month, whose report does not move. */
export const REMEDIO_DE_MES_CERRADO =
  'lo que se devolvió en él no se anula; registre ese dinero otra vez con el siguiente pago';

/**
 * The movements that annul a refund: what it took goes back to each excess it came from. Nothing can have used one up
 * meanwhile, nor annulled it: what was left over of a payment is not annulled while some of it is given back. Throws
 * NO_ENCONTRADO, CONFLICTO.
 */
export const alAnularDevolucion = (
  devolucion: Id,
  movimientos: Movimientos,
  { ultimo, motivo, hoy }: { ultimo: Periodo | null; motivo: string; hoy: FechaCalendario },
): MovimientoNuevo[] =>
  exigirDevolucionVigente(movimientos, devolucion).map((suya) => {
    exigirMesAbierto(ultimo, periodoDe(suya.fecha), { campos: ['motivo'], remedio: REMEDIO_DE_MES_CERRADO });
    const origen = encontrado(
      movimientos.find(({ id }) => mismoId(id, suya.origen_id)),
      'un saldo a favor',
      devolucion,
    );
    return movimientoSobre(
      { origen, valor: suya.valor },
      { tipo: 'DEVOLUCION_ANULADA', fecha: hoy, abono_id: null, devolucion_id: suya.id, motivo },
    );
  });
