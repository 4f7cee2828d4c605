import type { DatosAjuste } from '@/domain/mensualidades/cierres/ajuste-de-mensualidad';
import { estaCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { contarDias, type Dias, diasDelPeriodo, prorratear } from '@/domain/mensualidades/prorrateo';
import { saldoDe, totalAbonado, totalAjustado } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, formatearFecha, type Periodo, periodoDe } from '@/domain/shared/fechas';

interface Estancia {
  ingreso: FechaCalendario | null;
  egreso: FechaCalendario;
  /** The last closed month: a fee of it, or of one before, is not changed. */
  ultimoCerrado?: Periodo | null;
}

/** What a discharge changes in one fee; amounts in whole COP. */
export interface AjustePorEgreso<M extends Mensualidad = Mensualidad> {
  mensualidad: M;
  /** Days in the house, of those that the fee charged. */
  dias: number;
  deDias: number;
  /** What was to be paid, and what is: never less than what was paid already. */
  antes: number;
  despues: number;
  /** Paid above what the days in the house come to: given back or put to another debt, as the payer decides. */
  pagadoDeMas: number;
  cambios: CambiosMensualidad;
  /** Of a closed month, instead of `cambios`: what is taken off today. `null` when nothing is. */
  correccion?: DatosAjuste | null;
}

const diasCobrados = ({ cobra_desde, cobra_hasta }: Mensualidad, periodo: Periodo): Dias => {
  const mes = diasDelPeriodo(periodo);
  const enElMes = (fecha: FechaCalendario | null) => fecha !== null && periodoDe(fecha) === periodo;
  return {
    desde: (enElMes(cobra_desde) ? cobra_desde : null) ?? mes.desde,
    hasta: (enElMes(cobra_hasta) ? cobra_hasta : null) ?? mes.hasta,
  };
};

const notaDe = (ajuste: Omit<AjustePorEgreso, 'cambios' | 'correccion'>, egreso: FechaCalendario): string => {
  const { dias, deDias, antes, despues, pagadoDeMas } = ajuste;
  const partes = [
    `Egreso el ${formatearFecha(egreso)}: se paga hasta ese día, ${dias} de ${deDias} días`,
    antes === despues ? null : `de ${formatearPesos(antes)} a ${formatearPesos(despues)}`,
    pagadoDeMas > 0
      ? `pagado de más ${formatearPesos(pagadoDeMas)}, para devolver o abonar a otra deuda`
      : null,
  ];
  return `${partes.filter(Boolean).join('; ')}.`;
};

/** The part of those days, which end after they left, that they were in the house. */
const diasEnCasa = ({ desde }: Dias, { ingreso, egreso }: Estancia): Dias => ({
  desde: ingreso !== null && ingreso > desde ? ingreso : desde,
  hasta: egreso,
});

const ajustar = <M extends Mensualidad>(mensualidad: M, estancia: Estancia): AjustePorEgreso<M> | null => {
  const { egreso } = estancia;
  const { periodo, concepto, estado, valor, descuento, observaciones } = mensualidad;
  const decidida = estado === 'ANULADA' || estado === 'EXONERADA';
  if (periodo === null || concepto !== 'MENSUALIDAD' || decidida) return null;
  const cobrados = diasCobrados(mensualidad, periodo);
  if (egreso >= cobrados.hasta) return null;
  const previo = mensualidad.descuento_antes_del_egreso;
  // They left and came back in this month: what it charges is of two stays, and each day away takes off its share.
  const volvio = previo !== null && mensualidad.cobra_hasta === diasDelPeriodo(periodo).hasta;
  const enCasa = diasEnCasa(cobrados, volvio ? { ingreso: null, egreso } : estancia);
  const [dias, deDias] = [contarDias(enCasa), contarDias(cobrados)];
  // What was taken off after its month was closed is no money: it counts as the discount does.
  const corregido = totalAjustado(mensualidad.abonos);
  const alCerrar = valor - descuento;
  const antes = alCerrar - corregido;
  const completo = volvio ? valor - previo : alCerrar;
  const justo = Math.max(0, alCerrar - completo + prorratear(completo, dias, deDias));
  const abonado = totalAbonado(mensualidad.abonos);
  const despues = Math.min(antes, Math.max(justo, abonado));
  const ajuste = { mensualidad, dias, deDias, antes, despues, pagadoDeMas: Math.max(0, abonado - justo) };
  if (despues === antes && ajuste.pagadoDeMas === 0) return null;
  const nota = notaDe(ajuste, egreso);
  const cerrada = estaCerrado(estancia.ultimoCerrado ?? null, periodo);
  const cambios: CambiosMensualidad = {
    descuento: descuento + antes - despues,
    descuento_antes_del_egreso: previo ?? descuento,
    observaciones: [observaciones, nota].filter(Boolean).join('\n'),
    ...(dias > 0 ? { cobra_hasta: enCasa.hasta } : {}),
    ...(despues === 0 ? { motivo_anulacion: nota } : {}),
    version: mensualidad.version,
  };
  const correccion = despues < antes ? { valor: antes - despues, motivo: nota } : null;
  return { ...ajuste, cambios, ...(cerrada ? { correccion } : {}) };
};

/**
 * What the agreement of payment promises to whoever leaves: «se paga hasta el día en que estuvo en la casa. Lo pagado de
 * más se devuelve o se abona a otra deuda». Of each month that goes beyond that day only the days in the house are
 * charged, that day included and the fraction of a peso dropped; a month that had not begun is not charged at all. Of a
 * closed month it is a correction of today.
 */
export const ajustarPorEgreso = <M extends Mensualidad>(
  mensualidades: readonly M[],
  estancia: Estancia,
): AjustePorEgreso<M>[] => mensualidades.flatMap((m) => ajustar(m, estancia) ?? []);

/** What is owed of them once adjusted. */
export const saldoTrasAjuste = ({ mensualidad, antes, despues }: AjustePorEgreso): number =>
  Math.max(0, saldoDe(mensualidad) - (antes - despues));
