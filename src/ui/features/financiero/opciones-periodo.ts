import { type FechaCalendario, type Periodo, periodoDe, sumarMeses } from '@/domain/shared/fechas';
import { periodoEnPalabras } from '@/domain/shared/periodo-en-palabras';
import type { SelectOption } from '@/ui/shared/select-input';

/** Months around today, newest first; `elegido` is there even when it is far away. */
export const opcionesPeriodo = (
  hoy: FechaCalendario,
  { atras, adelante, elegido }: { atras: number; adelante: number; elegido?: Periodo | null },
): SelectOption[] => {
  const actual = periodoDe(hoy);
  const cercanos = Array.from({ length: atras + adelante + 1 }, (_, i) => sumarMeses(actual, adelante - i));
  const todos = elegido && !cercanos.includes(elegido) ? [...cercanos, elegido] : cercanos;
  return todos.map((value) => ({ value, label: periodoEnPalabras(value) }));
};
