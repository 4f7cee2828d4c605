import { diasDesde } from './calendario';
import type { FilaAbono, FilaMensualidad, Filas } from './filas';

export const MEDIOS = ['EFECTIVO', 'TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'] as const;

/** What a fee comes to on one day. */
export interface Cobro {
  fila: FilaMensualidad;
  /** All that was paid, annulled too, oldest first. */
  abonos: FilaAbono[];
  vivos: FilaAbono[];
  /** Pesos that have to be paid: none when somebody decided so. */
  cobrado: number;
  abonado: number;
  saldo: number;
  /** Days past the due date while something is owed. */
  mora: number;
  vencida: boolean;
  /** What the money says; a decision stays. */
  estado: string;
}

export const sumar = (valores: readonly number[]): number => {
  let suma = 0;
  for (const valor of valores) suma += valor;
  return suma;
};

const cobroDe = (fila: FilaMensualidad, abonos: FilaAbono[], hoy: string): Cobro => {
  const vivos = abonos.filter((abono) => abono.anulado_en === null);
  const abonado = sumar(vivos.map((abono) => abono.valor));
  const decidida = fila.estado === 'EXONERADA' || fila.estado === 'ANULADA';
  const cobrado = decidida ? 0 : fila.valor - fila.descuento;
  const saldo = cobrado - abonado;
  if (saldo < 0) throw new Error(`La mensualidad ${fila.id} tiene ${-saldo} pesos de más`);
  const dias = fila.fecha_vencimiento === null ? 0 : diasDesde(fila.fecha_vencimiento, hoy);
  const mora = saldo > 0 && dias > 0 ? dias : 0;
  // Nobody paid what was all discount.
  const saldada = fila.valor === fila.descuento ? 'EXONERADA' : 'PAGADA';
  const segunDinero = saldo === 0 ? saldada : abonado === 0 ? 'PENDIENTE' : 'CON_ABONO';
  return {
    fila,
    abonos,
    vivos,
    cobrado,
    abonado,
    saldo,
    mora,
    vencida: mora > 0,
    estado: decidida ? fila.estado : segunDinero,
  };
};

/** Every fee, by id. Throws when a payment is of no fee, or more was paid than charged. */
export const cobrosDe = ({ mensualidades, abonos }: Filas, hoy: string): Cobro[] => {
  const suyos = new Map<number, FilaAbono[]>(mensualidades.map(({ id }) => [id, []]));
  for (const abono of abonos) {
    const lista = suyos.get(abono.mensualidad_id);
    if (!lista) throw new Error(`El abono ${abono.id} no es de ninguna mensualidad`);
    lista.push(abono);
  }
  return mensualidades.map((fila) => cobroDe(fila, suyos.get(fila.id) ?? [], hoy));
};

export interface Edades {
  AL_DIA: number;
  DE_1_A_30: number;
  DE_31_A_60: number;
  DE_61_A_90: number;
  MAS_DE_90: number;
}

export const edadDe = (mora: number): keyof Edades => {
  if (mora === 0) return 'AL_DIA';
  if (mora <= 30) return 'DE_1_A_30';
  if (mora <= 60) return 'DE_31_A_60';
  return mora <= 90 ? 'DE_61_A_90' : 'MAS_DE_90';
};

export const porEdades = (cobros: readonly Cobro[]): Edades => {
  const edades: Edades = { AL_DIA: 0, DE_1_A_30: 0, DE_31_A_60: 0, DE_61_A_90: 0, MAS_DE_90: 0 };
  for (const { saldo, mora } of cobros) edades[edadDe(mora)] += saldo;
  return edades;
};

export const saldoDe = (cobros: readonly Cobro[]): number => sumar(cobros.map(({ saldo }) => saldo));

export const vencidoDe = (cobros: readonly Cobro[]): number =>
  saldoDe(cobros.filter(({ vencida }) => vencida));

/** The payments that count. */
export const abonosVivos = ({ abonos }: Filas): FilaAbono[] =>
  abonos.filter(({ anulado_en }) => anulado_en === null);
