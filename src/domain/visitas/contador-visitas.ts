import { CRECIMIENTO_VISITAS } from '@/domain/shared/constantes';

/** A browser adds some visits at once, and the public site has few in a minute: what is beyond comes from no browser. */
export const SALTO_MAXIMO = 100;
export const CRECIMIENTO_POR_MINUTO = 10;

/** What the first one may say: they count from 1250 on. */
export const PRIMER_CONTEO_MAXIMO = 10_000;

/** Local wall-clock facts the growth depends on. */
interface MomentoLocal {
  /** 0-23 */
  hora: number;
  /** 0 Sunday … 6 Saturday */
  diaSemana: number;
}

const bonoEn = (
  valor: number,
  { desde, hasta, bono }: { desde: number; hasta: number; bono: number },
): number => (valor >= desde && valor <= hasta ? bono : 0);

/** 1, plus 0.3 from 08:00 to 18:59, plus 0.2 Monday to Friday (specification §4). */
export const factorCrecimiento = ({ hora, diaSemana }: MomentoLocal): number => {
  const { base, horario, semana } = CRECIMIENTO_VISITAS;
  return base + bonoEn(hora, horario) + bonoEn(diaSemana, semana);
};

/** Whole visits to add: from 1 up to about 5 times the factor; `azar` is in [0, 1). */
export const crecimientoSimulado = (momento: MomentoLocal, azar: number): number =>
  Math.floor(azar * CRECIMIENTO_VISITAS.alcance * factorCrecimiento(momento)) + 1;

/** The stored count when it is a whole number >= 0, else `null`. */
export const leerConteo = (guardado: string | null): number | null =>
  guardado !== null && /^\d{1,15}$/.test(guardado) ? Number(guardado) : null;
