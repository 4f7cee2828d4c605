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

const MES_Y_ANIO = /(?:^| )([a-z]{3}) (\d{4})(?= |$)/g;

/** Every `nov 2026` in a folded text, as a period. */
export const periodosEn = (plegado: string): Periodo[] =>
  [...plegado.matchAll(MES_Y_ANIO)].flatMap(([, corto = '', anio]) => {
    const mes = MESES.findIndex((nombre) => nombre.startsWith(corto)) + 1;
    const periodo = `${anio}-${String(mes).padStart(2, '0')}`;
    return esPeriodo(periodo) ? [periodo] : [];
  });

/** `2026-11` -> `nov 2026`, for tables. */
export const periodoCorto = (periodo: Periodo): string =>
  esPeriodo(periodo) ? `${periodoEnPalabras(periodo).slice(0, 3)} ${periodo.slice(0, 4)}` : periodo;
