import { RELOJ_ATRAS_TOLERADO_MS } from '@/domain/shared/constantes';

const DIA_MS = 86_400_000;

/** What a device remembers of a copy, by its own clock. */
export interface MarcaDeCopia {
  guardada_en: number;
  dias: number;
  /** The latest moment at which it was looked at. */
  vista_en: number;
}

/** `reloj-atrasado`: the clock says a moment before one that it already said, so that nothing can be known of its age. */
export type Vigencia = 'vigente' | 'vencida' | 'reloj-atrasado';

/** Whether the clock says a moment before that one, by more than a clock that is put right goes back. */
export const relojAtrasado = (momento: number, ahora: number): boolean =>
  ahora < momento - RELOJ_ATRAS_TOLERADO_MS;

/** Until when it may be read, by that same clock. */
export const venceEn = ({ guardada_en, dias }: Pick<MarcaDeCopia, 'guardada_en' | 'dias'>): number =>
  guardada_en + dias * DIA_MS;

/** Whether so little is left that who is without a network has to be told: what is left of a day. */
export const venceEnElDia = (vence_en: number, ahora: number): boolean =>
  ahora <= vence_en && vence_en - ahora < DIA_MS;

export const vigenciaDe = ({ guardada_en, dias, vista_en }: MarcaDeCopia, ahora: number): Vigencia => {
  if (relojAtrasado(Math.max(guardada_en, vista_en), ahora)) return 'reloj-atrasado';
  return ahora > venceEn({ guardada_en, dias }) ? 'vencida' : 'vigente';
};
