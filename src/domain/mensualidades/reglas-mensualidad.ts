import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { sePuedePedir } from '@/domain/mensualidades/estado-mensualidad';
import { descuentaTodo, exoneradaPorDescuento, seguirElDescuento } from '@/domain/mensualidades/exoneracion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import {
  type EstadoMensualidad,
  ETIQUETA_ESTADO_MENSUALIDAD,
} from '@/domain/mensualidades/opciones-mensualidad';
import { estadoSegunAbonos, totalCubierto } from '@/domain/mensualidades/saldo';
import { DIA_PAGO_POR_DEFECTO } from '@/domain/shared/constantes';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { errorConflicto, errorValidacion } from '@/domain/shared/errores/errores-comunes';
import { diaDelPeriodo, type FechaCalendario, type Periodo, sumarDias } from '@/domain/shared/fechas';

/** Due date of a fee: the participante's payment day in the period. */
export const vencimientoPorDefecto = (periodo: Periodo, diaPago: number | null): FechaCalendario =>
  diaDelPeriodo(periodo, diaPago ?? DIA_PAGO_POR_DEFECTO);

/** The same, but nothing is due before they arrived and had the days of grace. */
export const vencimientoDe = (
  periodo: Periodo,
  { dia_pago, fecha_ingreso }: { dia_pago: number | null; fecha_ingreso: FechaCalendario | null },
  { dia, gracia }: { dia: number; gracia: number },
): FechaCalendario => {
  const deSiempre = vencimientoPorDefecto(periodo, dia_pago ?? dia);
  const primero = fecha_ingreso === null ? deSiempre : sumarDias(fecha_ingreso, gracia);
  return primero > deSiempre ? primero : deSiempre;
};

/** Throws VALIDACION when the amounts contradict each other. */
export const revisarMontos = ({
  valor,
  descuento,
  abonos,
}: Pick<Mensualidad, 'valor' | 'descuento' | 'abonos'>): void => {
  if (descuento > valor) {
    throw errorValidacion('Revise los campos señalados', {
      descuento: 'El descuento no puede ser mayor que el valor',
    });
  }
  const cubierto = totalCubierto(abonos);
  if (cubierto > valor) {
    throw errorValidacion('Revise los campos señalados', {
      valor: 'El valor no puede ser menor que lo ya abonado',
    });
  }
  if (cubierto > valor - descuento) {
    throw errorValidacion('Revise los campos señalados', {
      descuento: `Ya se abonaron ${formatearPesos(cubierto)}: el descuento puede ser hasta de ${formatearPesos(valor - cubierto)}`,
    });
  }
};

const revisarDias = ({ cobra_desde, cobra_hasta }: Mensualidad): void => {
  if (cobra_desde !== null && cobra_hasta !== null && cobra_hasta < cobra_desde) {
    throw errorValidacion('Revise los campos señalados', {
      cobra_hasta: 'El último día que se cobra no puede ser anterior al primero',
    });
  }
};

/** Decisions that leave a fee unpaid are explained. */
const FALTA_MOTIVO: Readonly<Partial<Record<EstadoMensualidad, string>>> = {
  ANULADA: 'Escriba el motivo de la anulación',
  EXONERADA: 'Escriba el motivo de la exoneración',
};

const revisarEstadoPedido = (antes: Mensualidad, cambios: CambiosMensualidad): void => {
  const hasta = cambios.estado ?? antes.estado;
  if (!sePuedePedir(antes.estado, hasta)) {
    const [desde, destino] = [ETIQUETA_ESTADO_MENSUALIDAD[antes.estado], ETIQUETA_ESTADO_MENSUALIDAD[hasta]];
    throw errorConflicto(`Una mensualidad en estado ${desde} no puede pasar a ${destino}`);
  }
  const faltaMotivo = hasta === antes.estado || cambios.motivo_anulacion ? undefined : FALTA_MOTIVO[hasta];
  if (faltaMotivo) throw errorValidacion('Revise los campos señalados', { motivo_anulacion: faltaMotivo });
};

/** The fee as the change leaves it. Throws VALIDACION or CONFLICTO. */
export const aplicarCambiosMensualidad = (antes: Mensualidad, cambios: CambiosMensualidad): Mensualidad => {
  if (antes.estado === 'ANULADA') throw errorConflicto('Una mensualidad anulada no se puede cambiar');
  revisarEstadoPedido(antes, cambios);
  const { version: _version, ...resto } = cambios;
  const definidos = Object.fromEntries(Object.entries(resto).filter(([, valor]) => valor !== undefined));
  const despues = { ...antes, ...definidos } as Mensualidad;
  revisarMontos(despues);
  revisarDias(despues);
  const decidida = seguirElDescuento(antes, despues, cambios.estado);
  const estado = estadoSegunAbonos(decidida);
  const conMotivo = estado === 'EXONERADA' || estado === 'ANULADA';
  return { ...decidida, estado, motivo_anulacion: conMotivo ? decidida.motivo_anulacion : null };
};

/** How a new fee is born: exonerated, with its reason, when nothing is left to pay; only then it keeps one. */
export const estadoAlNacer = ({
  motivo_anulacion,
  ...montos
}: Pick<Mensualidad, 'valor' | 'descuento' | 'motivo_anulacion'>): Pick<
  Mensualidad,
  'estado' | 'motivo_anulacion'
> =>
  descuentaTodo(montos)
    ? exoneradaPorDescuento(motivo_anulacion)
    : { estado: 'PENDIENTE', motivo_anulacion: null };
