import { devolucionesVigentes } from '@/domain/mensualidades/anular-devolucion';
import type { EstadoDePagador } from '@/domain/mensualidades/estado-de-pagador';
import type { MedioAbono, MedioPago } from '@/domain/mensualidades/mensualidad';
import { juntarMovimientos } from '@/domain/mensualidades/movimientos-juntos';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { abonosVigentes, recibidoCon } from '@/domain/mensualidades/saldo';
import type { MovimientoAFavor } from '@/domain/mensualidades/saldo-a-favor';
import { type FechaCalendario, periodoDe } from '@/domain/shared/fechas';
import { ordenarPor } from '@/domain/shared/orden';

/** Money that somebody handed over, or was given back. */
interface LineaDeConstancia {
  fecha: FechaCalendario;
  recibo: number | null;
  /** For whom, and which fee. */
  participante: string;
  concepto: string;
  medio: MedioAbono;
  /** All that was handed over, and what of it paid no fee. */
  valor: number;
  a_favor: number;
}

export interface Devuelto {
  fecha: FechaCalendario;
  medio: MedioPago | null;
  valor: number;
}

/** What somebody paid in a year, by the day on which they did, whichever months it paid. Amounts in whole COP. */
export interface ConstanciaDePagos {
  anio: number;
  pagador: Pick<EstadoDePagador['pagador'], 'nombre' | 'documento'>;
  /** The day it was made. */
  fecha: FechaCalendario;
  pagos: readonly LineaDeConstancia[];
  devoluciones: readonly Devuelto[];
  recibido: number;
  devuelto: number;
}

const anioDe = (fecha: FechaCalendario): number => Number(periodoDe(fecha).slice(0, 4));

/** Every payment that brought money and was not annulled, the first one first. */
const pagosDe = ({ cuentas }: Pick<EstadoDePagador, 'cuentas'>): LineaDeConstancia[] => {
  const pagos = cuentas.flatMap(({ participante, mensualidades }) =>
    mensualidades.flatMap((mensualidad) =>
      abonosVigentes(mensualidad.abonos)
        .filter((abono) => recibidoCon(abono) > 0)
        .map((abono) => ({
          id: abono.id,
          ...{ fecha: abono.fecha, recibo: abono.recibo, medio: abono.medio },
          participante: participante.nombre,
          concepto: nombreDeCobro(mensualidad),
          valor: recibidoCon(abono),
          a_favor: abono.excedente,
        })),
    ),
  );
  return ordenarPor(pagos, ({ fecha }) => fecha, false).map(({ id: _, ...pago }) => pago);
};

/** The years in which they paid something, the last one first. */
export const aniosConPagos = (estado: Pick<EstadoDePagador, 'cuentas'>): number[] =>
  [...new Set(pagosDe(estado).map(({ fecha }) => anioDe(fecha)))].reverse();

const sumar = (partes: readonly { valor: number }[]): number =>
  partes.reduce((suma, { valor }) => suma + valor, 0);

export const armarConstancia = (
  estado: Pick<EstadoDePagador, 'pagador' | 'cuentas' | 'fecha'>,
  movimientos: readonly MovimientoAFavor[],
  anio: number,
): ConstanciaDePagos => {
  const pagos = pagosDe(estado).filter(({ fecha }) => anioDe(fecha) === anio);
  const devoluciones = juntarMovimientos(devolucionesVigentes(movimientos))
    .map(({ movimiento }) => movimiento)
    .filter(({ fecha }) => anioDe(fecha) === anio)
    .map(({ id, fecha, medio, valor }) => ({ id, fecha, medio, valor }));
  const { nombre, documento } = estado.pagador;
  return {
    anio,
    pagador: { nombre, documento },
    fecha: estado.fecha,
    pagos,
    devoluciones: ordenarPor(devoluciones, ({ fecha }) => fecha, false).map(({ id: _, ...linea }) => linea),
    recibido: sumar(pagos),
    devuelto: sumar(devoluciones),
  };
};
