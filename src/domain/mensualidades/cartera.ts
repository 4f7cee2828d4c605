import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { diasEntre, type FechaCalendario } from '@/domain/shared/fechas';

export type EdadCartera = (typeof EDADES_CARTERA)[number];

export const ETIQUETA_EDAD_CARTERA: Readonly<Record<EdadCartera, string>> = {
  AL_DIA: 'Al día',
  DE_1_A_30: '1-30 días',
  DE_31_A_60: '31-60 días',
  DE_61_A_90: '61-90 días',
  MAS_DE_90: 'Más de 90 días',
};

/** Days overdue, first and last, of each age. */
export const DIAS_DE_EDAD: Readonly<Record<EdadCartera, readonly [desde: number, hasta: number]>> = {
  AL_DIA: [0, 0],
  DE_1_A_30: [1, 30],
  DE_31_A_60: [31, 60],
  DE_61_A_90: [61, 90],
  MAS_DE_90: [91, Number.POSITIVE_INFINITY],
};

/** Overdue is computed, never stored: money is owed and its due date has passed. */
export const estaVencida = (mensualidad: Mensualidad, hoy: FechaCalendario): boolean =>
  diasDeMora(mensualidad, hoy) > 0;

/** Days since the due date while money is owed; 0 when nothing is overdue. */
export const diasDeMora = (mensualidad: Mensualidad, hoy: FechaCalendario): number => {
  if (!mensualidad.fecha_vencimiento || saldoDe(mensualidad) <= 0) return 0;
  return Math.max(0, diasEntre(mensualidad.fecha_vencimiento, hoy));
};

export const edadDeCartera = (mensualidad: Mensualidad, hoy: FechaCalendario): EdadCartera => {
  const dias = diasDeMora(mensualidad, hoy);
  // The last age has no end.
  return EDADES_CARTERA.find((edad) => dias <= DIAS_DE_EDAD[edad][1]) as EdadCartera;
};

/** Whole COP by age. */
export type Edades = Record<EdadCartera, number>;

export const sinDeuda = (): Edades => ({
  AL_DIA: 0,
  DE_1_A_30: 0,
  DE_31_A_60: 0,
  DE_61_A_90: 0,
  MAS_DE_90: 0,
});

/** What the ages add up to, and how much of it is overdue. */
export const totalesDe = (edades: Edades): { saldo: number; vencido: number } => {
  const saldo = EDADES_CARTERA.reduce((suma, edad) => suma + edades[edad], 0);
  return { saldo, vencido: saldo - edades.AL_DIA };
};

/** Whole COP owed, by age. */
export const carteraPorEdades = (mensualidades: readonly Mensualidad[], hoy: FechaCalendario): Edades => {
  const cartera = sinDeuda();
  for (const mensualidad of mensualidades) cartera[edadDeCartera(mensualidad, hoy)] += saldoDe(mensualidad);
  return cartera;
};
