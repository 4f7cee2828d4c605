import { type MensualidadGenerada, planearMensualidad } from '@/domain/mensualidades/plan-generacion';
import { estadoSegunAbonos } from '@/domain/mensualidades/saldo';
import type { Participante } from '@/domain/participantes/participante';
import { type FechaCalendario, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import type { BaseMemoria } from '../shared/base-memoria';
import { type AbonoPactado, numerarAbonos, pagosDe } from './abonos-demo';
import type { AzarDemo } from './azar-demo';
import { escritoEl } from './firma-demo';

export const MESES_DEMO = 18;
const COBRO_POR_DEFECTO = { valor: 850_000, dia: 5, gracia: 5 };
const VALOR_INGRESO = 200_000;

interface CobroPactado extends Omit<MensualidadGenerada, 'concepto'> {
  concepto: string;
  abonos: AbonoPactado[];
}

/** One in thirteen has not been charged this month: 'Requiere atención' must have something to say. */
const seLeCobra = (i: number, periodo: Periodo, hoy: FechaCalendario): boolean =>
  periodo < periodoDe(hoy) || i % 13 !== 5;

const mesesDe = ({ fecha_ingreso, fecha_egreso }: Participante, hoy: FechaCalendario): Periodo[] => {
  const ultimo = periodoDe(fecha_egreso ?? hoy);
  return Array.from({ length: MESES_DEMO }, (_, i) => sumarMeses(periodoDe(hoy), i + 1 - MESES_DEMO)).filter(
    (periodo) => fecha_ingreso !== null && periodo >= periodoDe(fecha_ingreso) && periodo <= ultimo,
  );
};

const cobroDeIngreso = (
  participante: Participante,
  fecha: FechaCalendario,
  pagador: Id | null,
): CobroPactado => ({
  participante_id: participante.id,
  valor: VALOR_INGRESO,
  descuento: 0,
  periodo: periodoDe(fecha),
  concepto: 'INGRESO',
  fecha_vencimiento: fecha,
  id_acudiente: pagador,
  estado: 'PENDIENTE',
  motivo_anulacion: null,
  observaciones: null,
  cobra_desde: null,
  abonos: [{ fecha, valor: VALOR_INGRESO, medio: 'EFECTIVO', sede_id: participante.sede_id }],
});

/** What each month of the last year and a half left: paid, paid in part, overdue, exonerated by a full scholarship. */
export const sembrarMensualidades = (
  { mensualidades, acudientes }: BaseMemoria,
  participantes: readonly Participante[],
  hoy: FechaCalendario,
  azar: AzarDemo,
): void => {
  const pagadores = acudientes.todas().filter((a) => a.es_responsable_pago);

  const cobrosDe = (participante: Participante, i: number): CobroPactado[] => {
    const pagador = pagadores.find((a) => mismoId(a.id_participante, participante.id))?.id ?? null;
    const cobros = mesesDe(participante, hoy)
      .filter((periodo) => seLeCobra(i, periodo, hoy))
      .flatMap((periodo): CobroPactado[] => {
        const plan = planearMensualidad(
          { ...participante, pagador, yaTiene: false, anulada: null, exonerada: null },
          periodo,
          COBRO_POR_DEFECTO,
        );
        if (!plan.nueva) return [];
        const { sede_id } = participante;
        const abonos = pagosDe(plan.nueva, hoy, azar).map((pago) => ({ ...pago, sede_id }));
        return [{ ...plan.nueva, abonos }];
      });
    const { fecha_ingreso } = participante;
    return fecha_ingreso && i % 4 === 1
      ? [cobroDeIngreso(participante, fecha_ingreso, pagador), ...cobros]
      : cobros;
  };

  const todos = participantes
    .flatMap(cobrosDe)
    .sort((a, b) => (a.periodo ?? '').localeCompare(b.periodo ?? ''));
  const numerados = numerarAbonos(todos.flatMap(({ abonos }) => abonos));
  for (const cobro of todos) {
    const conRecibos = { ...cobro, abonos: cobro.abonos.flatMap((pactado) => numerados.get(pactado) ?? []) };
    const primerDia = `${cobro.periodo}-01`;
    mensualidades.insertar({
      ...conRecibos,
      ...escritoEl(cobro.concepto === 'INGRESO' ? (cobro.fecha_vencimiento ?? primerDia) : primerDia),
      estado: estadoSegunAbonos(conRecibos),
    });
  }
};
