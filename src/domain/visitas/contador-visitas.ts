const BASE = 1;
const BONO_HORA_LABORAL = 0.3;
const BONO_DIA_LABORAL = 0.2;
const ALCANCE = 5;

/** Local wall-clock facts the growth depends on. */
export interface MomentoLocal {
  /** 0-23 */
  hora: number;
  /** 0 Sunday … 6 Saturday */
  diaSemana: number;
}

/** 1, plus 0.3 from 08:00 to 18:59, plus 0.2 Monday to Friday (specification §4). */
export const factorCrecimiento = ({ hora, diaSemana }: MomentoLocal): number =>
  BASE +
  (hora >= 8 && hora <= 18 ? BONO_HORA_LABORAL : 0) +
  (diaSemana >= 1 && diaSemana <= 5 ? BONO_DIA_LABORAL : 0);

/** Whole visits to add: from 1 up to about 5 times the factor; `azar` is in [0, 1). */
export const crecimientoSimulado = (momento: MomentoLocal, azar: number): number =>
  Math.floor(azar * ALCANCE * factorCrecimiento(momento)) + 1;

/** The stored count when it is a whole number >= 0, else `null`. */
export const leerConteo = (guardado: string | null): number | null =>
  guardado !== null && /^\d{1,15}$/.test(guardado) ? Number(guardado) : null;
