import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { pagoIgual } from '@/domain/mensualidades/repartir-en-mensualidades';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { esFechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { OrdenEscrita } from '@/domain/shared/orden-escrita';
import type { Entrada, Rechazo } from '@/domain/sin-red/cola';
import { esDeDinero, valorRecibido } from '@/domain/sin-red/conflicto';
import { comoCampos, datosDe } from '@/domain/sin-red/ordenes-sin-red';

/** The code of a payment that looks like one that somebody else wrote down. */
export const PAGO_IGUAL = 'PAGO_IGUAL';

/** The fees that it pays; none of what is no payment. */
export const cobrosQuePaga = (orden: OrdenEscrita): readonly Id[] => {
  if (!esDeDinero(orden)) return [];
  const { partes } = datosDe(orden);
  const pagadas = Array.isArray(partes)
    ? partes.map((parte) => comoCampos(parte).mensualidad_id)
    : [orden.argumentos[0]];
  return pagadas as readonly Id[];
};

/** The receipts of what this device sent: whoever wrote two equal ones here was asked about it already. */
const recibosDeAqui = (entradas: readonly Entrada[]): ReadonlySet<number | null> =>
  new Set(entradas.flatMap(({ estado }) => (estado.tipo === 'lista' ? [estado.hecho.recibo] : [])));

/**
 * Two people write down the same money, each without a network: nobody saw the other's. `null` unless the service has one of
 * that day and amount in those fees; one without a receipt is what waits here, read over the copy.
 */
export const pagoRepetido = (
  orden: OrdenEscrita,
  cobros: readonly Pick<Mensualidad, 'abonos'>[],
  entradas: readonly Entrada[],
): Rechazo | null => {
  const fecha = String(datosDe(orden).fecha);
  const valor = valorRecibido(orden);
  if (!esFechaCalendario(fecha)) return null;
  const suyos = recibosDeAqui(entradas);
  const ajenos = cobros.map(({ abonos }) => ({
    abonos: abonos.filter(({ recibo }) => recibo !== null && !suyos.has(recibo)),
  }));
  const igual = pagoIgual(ajenos, { fecha, valor });
  if (!igual) return null;
  return {
    codigo: PAGO_IGUAL,
    mensaje: `Ya hay un pago de ${formatearPesos(valor)} con esa fecha: el recibo ${igual.recibo}. No se envió, para no cobrarlo dos veces`,
    campos: {},
    actual: null,
  };
};
