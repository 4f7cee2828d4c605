import type { EstadoDeCuenta } from '@/domain/mensualidades/estado-de-cuenta';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import type { EstadoMensualidad } from '@/domain/mensualidades/opciones-mensualidad';
import { cobradoTrasAjustes, totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FechaCalendario } from '@/domain/shared/fechas';

/** A line of a statement, the same on paper and on the screen. Amounts in whole COP. */
export interface FilaDeCuenta {
  clave: string;
  concepto: string;
  /** Why it charges something else than its value. */
  nota: string | null;
  vence: FechaCalendario | null;
  estado: EstadoMensualidad;
  vencida: boolean;
  cobrado: number;
  abonado: number;
  saldo: number;
}

type Cobro = Pick<Mensualidad, 'valor' | 'descuento' | 'estado' | 'motivo_anulacion' | 'abonos'>;

const SIN_COBRO: Readonly<Partial<Record<EstadoMensualidad, string>>> = {
  EXONERADA: 'Exonerada, era de',
  ANULADA: 'Anulada, era de',
};

/**
 * What explains the figure a fee charges: its discount, its corrections, or why it charges nothing. `null` when it charges
 * its value.
 */
export const notaDeCobro = ({ valor, descuento, estado, motivo_anulacion, abonos }: Cobro): string | null => {
  const sinCobro = SIN_COBRO[estado];
  if (sinCobro) {
    const era = `${sinCobro} ${formatearPesos(valor)}`;
    return motivo_anulacion ? `${era}: ${motivo_anulacion}` : era;
  }
  const ajustado = totalAjustado(abonos);
  if (descuento === 0 && ajustado === 0) return null;
  return [
    `Valor ${formatearPesos(valor)}`,
    descuento > 0 && `descuento ${formatearPesos(descuento)}`,
    ajustado > 0 && `ajuste ${formatearPesos(ajustado)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

export const filasDeCuenta = ({ mensualidades }: Pick<EstadoDeCuenta, 'mensualidades'>): FilaDeCuenta[] =>
  mensualidades.map((m) => ({
    clave: `mensualidad-${m.id}`,
    concepto: nombreDeCobro(m),
    nota: notaDeCobro(m),
    vence: m.fecha_vencimiento,
    estado: m.estado,
    vencida: m.vencida,
    cobrado: cobradoTrasAjustes(m),
    abonado: totalAbonado(m.abonos),
    saldo: m.saldo,
  }));

/** What is under a column is what is in it. */
export const sumarFilas = (
  filas: readonly FilaDeCuenta[],
): Pick<FilaDeCuenta, 'cobrado' | 'abonado' | 'saldo'> => {
  const sumar = (campo: 'cobrado' | 'abonado' | 'saldo') =>
    filas.reduce((suma, fila) => suma + fila[campo], 0);
  return { cobrado: sumar('cobrado'), abonado: sumar('abonado'), saldo: sumar('saldo') };
};
