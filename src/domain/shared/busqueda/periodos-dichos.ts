import type { Periodo } from '@/domain/shared/fechas';
import { leerPeriodo } from '@/domain/shared/lectura/leer-fecha';

/** A month and its year of four figures, among other words: `nov 2026`, `noviembre de 2026`, `11/2026`, `2026-11`. */
const MES_CON_ANIO = /(?<=^| )(?:(?:[a-z]{3,10}|\d{1,2})(?: del? |[-/ ])\d{4}|\d{4}[-/]\d{1,2})(?= |$)/g;

/** Every month that a folded text says, with the words that say it. */
export const periodosDichos = (plegado: string): [Periodo, string][] =>
  [...plegado.matchAll(MES_CON_ANIO)].flatMap(([dicho]): [Periodo, string][] => {
    const lectura = leerPeriodo(dicho);
    return 'valor' in lectura ? [[lectura.valor, dicho]] : [];
  });
