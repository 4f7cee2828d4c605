import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { type Abono, ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { nombreMensualidad, nombreParticipante } from '../etiquetas-financiero';

/** 'Recibo 173'; those of before there were numbers have none, nor has the correction of a fee. */
export const nombreRecibo = ({ recibo, medio }: Pick<Abono, 'recibo' | 'medio'>): string => {
  if (recibo !== null) return `Recibo ${recibo}`;
  return medio === 'AJUSTE' ? ETIQUETA_MEDIO_ABONO.AJUSTE : 'Sin recibo';
};

/** Who pays: the guardian of that fee or, without one, the person themself. */
export const nombrePagador = (a: AbonoEnLista): string => a.pagador_nombre ?? nombreParticipante(a);

/** Tells one row from every other, also from another of the same receipt. */
export const nombreAbono = (a: AbonoEnLista): string =>
  `${nombreRecibo(a)}, ${nombreParticipante(a)}, ${nombreMensualidad(a)}`;

/** What changed hands with the receipt: what stayed in favour of who pays is in it, and what they already had too. */
export const valorDelRecibo = ({ valor, excedente }: Pick<Abono, 'valor' | 'excedente'>): number =>
  valor + excedente;

/** Of an adjustment, which no bank knows of, what there is is its reason. */
export const palabrasDeReferencia = ({ medio, referencia }: Pick<Abono, 'medio' | 'referencia'>) =>
  referencia && (medio === 'AJUSTE' ? referencia : `ref. ${referencia}`);

/** Whose drawers they came into, each once; nothing when none is known. */
export const sedesDe = (abonos: readonly AbonoEnLista[]): string =>
  [...new Set(abonos.flatMap(({ sede_nombre }) => sede_nombre ?? []))].join(' y ');
