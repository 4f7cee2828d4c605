import { esPeriodo, type Periodo } from '@/domain/shared/fechas';

/** January first. */
export const MESES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** `2026-11` -> `noviembre de 2026`; what is not a period comes back as it is. */
export const periodoEnPalabras = (periodo: Periodo): string =>
  esPeriodo(periodo) ? `${MESES[Number(periodo.slice(5)) - 1]} de ${periodo.slice(0, 4)}` : periodo;

/** `2026-11` -> `nov 2026`, for tables. */
export const periodoCorto = (periodo: Periodo): string =>
  esPeriodo(periodo) ? `${periodoEnPalabras(periodo).slice(0, 3)} ${periodo.slice(0, 4)}` : periodo;
