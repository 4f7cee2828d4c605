import { diasEntre, type FechaCalendario, type Periodo, sumarDias, sumarMeses } from '@/domain/shared/fechas';

/** First and last day of something, both included. */
export interface Dias {
  desde: FechaCalendario;
  hasta: FechaCalendario;
}

/** 0 when it ends before it begins. */
export const contarDias = ({ desde, hasta }: Dias): number => Math.max(0, diasEntre(desde, hasta) + 1);

export const diasDelPeriodo = (periodo: Periodo): Dias => ({
  desde: `${periodo}-01`,
  hasta: sumarDias(`${sumarMeses(periodo, 1)}-01`, -1),
});

/**
 * Whole COP of `dias` out of `deDias`. The fraction of a peso is dropped, so that the family never pays it; what is not
 * charged is the rest of the amount, so that both parts always add up to it. Exact: it works on integers.
 */
export const prorratear = (monto: number, dias: number, deDias: number): number => {
  const porDias = monto * Math.min(Math.max(dias, 0), deDias);
  return (porDias - (porDias % deDias)) / deDias;
};
