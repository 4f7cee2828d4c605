import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { saldoDe } from '@/domain/mensualidades/saldo';
import { diasEntre, type FechaCalendario } from '@/domain/shared/fechas';

export const EDADES_CARTERA = ['AL_DIA', 'DE_1_A_30', 'DE_31_A_60', 'DE_61_A_90', 'MAS_DE_90'] as const;
export type EdadCartera = (typeof EDADES_CARTERA)[number];

export const ETIQUETA_EDAD_CARTERA: Readonly<Record<EdadCartera, string>> = {
  AL_DIA: 'Al día',
  DE_1_A_30: '1-30 días',
  DE_31_A_60: '31-60 días',
  DE_61_A_90: '61-90 días',
  MAS_DE_90: 'Más de 90 días',
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
  if (dias === 0) return 'AL_DIA';
  if (dias <= 30) return 'DE_1_A_30';
  if (dias <= 60) return 'DE_31_A_60';
  return dias <= 90 ? 'DE_61_A_90' : 'MAS_DE_90';
};

/** Whole COP owed, by age. */
export const carteraPorEdades = (
  mensualidades: readonly Mensualidad[],
  hoy: FechaCalendario,
): Record<EdadCartera, number> => {
  const cartera: Record<EdadCartera, number> = {
    AL_DIA: 0,
    DE_1_A_30: 0,
    DE_31_A_60: 0,
    DE_61_A_90: 0,
    MAS_DE_90: 0,
  };
  for (const mensualidad of mensualidades) cartera[edadDeCartera(mensualidad, hoy)] += saldoDe(mensualidad);
  return cartera;
};
