import type { Abono, MedioPago, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { type FechaCalendario, periodoDe, sumarDias, sumarMeses } from '@/domain/shared/fechas';
import type { AzarDemo } from './azar-demo';
import { ADMINISTRADOR_DEMO, mananaDe } from './firma-demo';

export type AbonoPactado = Pick<Abono, 'fecha' | 'valor' | 'medio' | 'sede_id'>;

/** Before it is known whose it is. */
type PagoDeCobro = Omit<AbonoPactado, 'sede_id'>;

type Cobro = Pick<Mensualidad, 'periodo' | 'valor' | 'descuento' | 'fecha_vencimiento' | 'estado'>;

const MEDIOS: readonly [MedioPago, ...MedioPago[]] = [
  'EFECTIVO',
  'EFECTIVO',
  'TRANSFERENCIA',
  'NEQUI',
  'BRE_B',
  'CONSIGNACION',
];
const MIL = 1_000;

/** In a hundred: how many were paid whole and in part, by how many months ago; the rest is owed. */
const costumbre = (mesesAtras: number): { todo: number; parte: number } => {
  if (mesesAtras >= 5) return { todo: 97, parte: 2 };
  if (mesesAtras >= 2) return { todo: 90, parte: 6 };
  return mesesAtras === 1 ? { todo: 78, parte: 12 } : { todo: 52, parte: 14 };
};

const mesesAtrasDe = (periodo: string | null, hoy: FechaCalendario): number => {
  let meses = 0;
  while (periodo !== null && sumarMeses(periodo, meses) < periodoDe(hoy)) meses += 1;
  return meses;
};

/** How a fee was being paid, never later than today. */
export const pagosDe = (cobro: Cobro, hoy: FechaCalendario, azar: AzarDemo): PagoDeCobro[] => {
  const debido = cobro.valor - cobro.descuento;
  const vence = cobro.fecha_vencimiento;
  if (cobro.estado === 'EXONERADA' || debido === 0 || !vence) return [];
  const { todo, parte } = costumbre(mesesAtrasDe(cobro.periodo, hoy));
  const suerte = azar.entero(1, 100);
  const pagar = (valor: number, dias: number): PagoDeCobro => {
    const fecha = sumarDias(vence, dias);
    return { fecha: fecha > hoy ? hoy : fecha, valor, medio: azar.elegir(MEDIOS) };
  };
  const mitad = Math.floor(debido / 2 / MIL) * MIL;
  if (suerte > todo + parte) return [];
  if (suerte > todo) return [pagar(mitad, azar.entero(0, 9))];
  if (azar.ocurre(75)) return [pagar(debido, azar.entero(-4, 12))];
  return [pagar(mitad, azar.entero(-3, 2)), pagar(debido - mitad, azar.entero(5, 18))];
};

const completar = ({ fecha, valor, medio, sede_id }: AbonoPactado, recibo: number): Abono => ({
  id: recibo,
  fecha,
  valor,
  medio,
  referencia: medio === 'EFECTIVO' ? null : `EJEMPLO-${String(recibo).padStart(5, '0')}`,
  recibo,
  excedente: 0,
  pago_id: null,
  registrado_por: ADMINISTRADOR_DEMO,
  registrado_en: mananaDe(fecha),
  anulado_en: null,
  motivo_anulacion: null,
  ajuste_en: null,
  sede_id,
});

/** Receipts follow the calendar. One was written with the wrong value, annulled, and written again. */
export const numerarAbonos = (pactados: readonly AbonoPactado[]): Map<AbonoPactado, Abono[]> => {
  const enOrden = [...pactados].sort((a, b) => a.fecha.localeCompare(b.fecha));
  const equivocado = enOrden[Math.floor(enOrden.length / 2)];
  let recibo = 0;
  const numerar = (pactado: AbonoPactado): Abono => {
    recibo += 1;
    return completar(pactado, recibo);
  };
  return new Map(
    enOrden.map((pactado): [AbonoPactado, Abono[]] => {
      if (pactado !== equivocado) return [pactado, [numerar(pactado)]];
      const anulado = {
        ...numerar({ ...pactado, valor: pactado.valor + 10 * MIL }),
        anulado_en: mananaDe(pactado.fecha),
        motivo_anulacion: 'El valor estaba mal escrito',
      };
      return [pactado, [anulado, numerar(pactado)]];
    }),
  );
};
