import type { CambiosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import { exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { contarDias, type Dias, diasDelPeriodo, prorratear } from '@/domain/mensualidades/prorrateo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import {
  type FechaCalendario,
  formatearFecha,
  type Periodo,
  periodoDe,
  sumarDias,
} from '@/domain/shared/fechas';

/** What coming back changes in one fee that a discharge had adjusted; amounts in whole COP. */
export interface CobroPorReingreso<M extends Mensualidad = Mensualidad> {
  mensualidad: M;
  /** Days in the house, before leaving and since coming back, of those that the fee charged at first. */
  dias: number;
  deDias: number;
  /** What was to be paid after the discharge, and what is now. */
  antes: number;
  despues: number;
  cambios: CambiosMensualidad;
}

/** Takes back what a discharge did to the fee, all of it. */
export const comoAntesDelEgreso = (
  mensualidad: Pick<Mensualidad, 'descuento' | 'descuento_antes_del_egreso'>,
): Pick<CambiosMensualidad, 'descuento' | 'cobra_hasta' | 'descuento_antes_del_egreso'> => ({
  descuento: mensualidad.descuento_antes_del_egreso ?? mensualidad.descuento,
  cobra_hasta: null,
  descuento_antes_del_egreso: null,
});

const DECISIONES = ['valor', 'descuento', 'estado'] as const;

/**
 * What the fee keeps of before the discharge: whoever writes its amounts or its state afterwards decides it themselves,
 * and nothing is left to be charged again.
 */
export const descuentoAntesDelEgreso = (antes: Mensualidad, cambios: CambiosMensualidad): number | null => {
  if (cambios.descuento_antes_del_egreso !== undefined) return cambios.descuento_antes_del_egreso;
  const decide = DECISIONES.some((campo) => cambios[campo] !== undefined && cambios[campo] !== antes[campo]);
  return decide ? null : antes.descuento_antes_del_egreso;
};

/** Of the days that the fee charged at first, those until the discharge and those that it no longer charges. */
const partesDe = ({ cobra_desde, cobra_hasta }: Mensualidad, periodo: Periodo) => {
  const mes = diasDelPeriodo(periodo);
  const desde = cobra_desde !== null && periodoDe(cobra_desde) === periodo ? cobra_desde : mes.desde;
  const seCobran = cobra_hasta !== null && periodoDe(cobra_hasta) === periodo;
  const fuera: Dias = { desde: seCobran ? sumarDias(cobra_hasta, 1) : desde, hasta: mes.hasta };
  const deDias = contarDias({ desde, hasta: mes.hasta });
  return { fuera, deDias, cobrados: deDias - contarDias(fuera) };
};

export interface Reingreso {
  fecha: FechaCalendario;
  /** Days after an arrival before which nothing is due. */
  gracia: number;
}

const vencimientoTras = ({ fecha_vencimiento }: Mensualidad, { fecha, gracia }: Reingreso) => {
  const primero = sumarDias(fecha, gracia);
  return fecha_vencimiento !== null && fecha_vencimiento < primero ? { fecha_vencimiento: primero } : {};
};

const notaDe = (cobro: Omit<CobroPorReingreso, 'cambios'>, { fecha }: Reingreso): string => {
  const { dias, deDias, antes, despues } = cobro;
  const cuanto = dias === deDias ? 'como antes del egreso' : `por los días en la casa, ${dias} de ${deDias}`;
  const pesos = antes === despues ? '' : `; de ${formatearPesos(antes)} a ${formatearPesos(despues)}`;
  return `Reingreso el ${formatearFecha(fecha)}: se vuelve a cobrar ${cuanto}${pesos}.`;
};

const recobrar = <M extends Mensualidad>(
  mensualidad: M,
  reingreso: Reingreso,
  completa: boolean,
): CobroPorReingreso<M> | null => {
  const { periodo, estado, valor, descuento, descuento_antes_del_egreso: previo } = mensualidad;
  const { fecha } = reingreso;
  if (previo === null || periodo === null || estado === 'ANULADA' || periodo < periodoDe(fecha)) return null;
  const { fuera, deDias, cobrados } = partesDe(mensualidad, periodo);
  const desde = !completa && fecha > fuera.desde ? fecha : fuera.desde;
  const nuevos = contarDias({ desde, hasta: fuera.hasta });
  if (nuevos === 0) return null;
  const dias = cobrados + nuevos;
  const antes = valor - descuento;
  const entera = dias === deDias;
  // What was paid already may be more than the days come to: it stays.
  const despues = Math.max(antes, entera ? valor - previo : prorratear(valor - previo, dias, deDias));
  if (despues === antes && !entera) return null;
  const cobro = { mensualidad, dias, deDias, antes, despues };
  const soloDesdeQueVolvio: CambiosMensualidad =
    cobrados === 0
      ? { cobra_desde: desde, descuento_antes_del_egreso: null }
      : // Two stays in one month: what it was before is kept, for whoever leaves again in it.
        { cobra_hasta: fuera.hasta, descuento_antes_del_egreso: previo };
  const cambios: CambiosMensualidad = {
    ...(entera ? comoAntesDelEgreso(mensualidad) : soloDesdeQueVolvio),
    descuento: valor - despues,
    ...(fecha > fuera.desde ? vencimientoTras(mensualidad, reingreso) : {}),
    observaciones: [mensualidad.observaciones, notaDe(cobro, reingreso)].filter(Boolean).join('\n'),
    version: mensualidad.version,
  };
  return { ...cobro, cambios };
};

/**
 * Of whoever leaves and comes back, what the discharge took off and is owed again: the days since they came back and,
 * when they were not away a single day, each fee exactly as it was. Fees that somebody decided afterwards stay so.
 */
export const cobrarPorReingreso = <M extends Mensualidad>(
  mensualidades: readonly M[],
  reingreso: Reingreso,
): CobroPorReingreso<M>[] => mensualidades.flatMap((m) => recobrar(m, reingreso, false) ?? []);

/**
 * The same fee once somebody decides that it is not charged again, and so is not asked any more. One that was exonerated
 * stays so, now by that decision: charging it again leaves it as it was before the discharge.
 */
export const noVolverACobrar = <M extends Mensualidad>(
  { mensualidad, antes, despues, ...dias }: CobroPorReingreso<M>,
  { fecha }: Pick<Reingreso, 'fecha'>,
): CobroPorReingreso<M> => {
  const nota = `Reingreso el ${formatearFecha(fecha)}: se decidió no volver a cobrar ${formatearPesos(despues - antes)}.`;
  const cambios: CambiosMensualidad = {
    ...(exoneradaPorEgreso(mensualidad)
      ? { ...comoAntesDelEgreso(mensualidad), estado: 'EXONERADA', motivo_anulacion: nota }
      : { descuento_antes_del_egreso: null }),
    observaciones: [mensualidad.observaciones, nota].filter(Boolean).join('\n'),
    version: mensualidad.version,
  };
  return { ...dias, mensualidad, antes, despues: antes, cambios };
};

/** The same of one fee, whole, whichever day they came back. */
export const cobrarEntera = <M extends Mensualidad>(
  mensualidad: M,
  reingreso: Reingreso,
): CobroPorReingreso<M> | null => recobrar(mensualidad, reingreso, true);
