import { fechaEnBogota } from '@/domain/shared/fechas';
import { horaEnBogota } from '@/domain/shared/hora-en-bogota';

/**
 * `2026-11-21T15:04:00Z` -> `2026-11-21 10:04` in Bogota: the letters of a file put in order what happened first, as its
 * words (`sáb 21 nov 2026`) do not. An unreadable instant comes back as it is.
 */
export const diaYHora = (iso: string | null | undefined): string | null => {
  if (!iso) return null;
  const instante = new Date(iso);
  return Number.isNaN(instante.getTime()) ? iso : `${fechaEnBogota(instante)} ${horaEnBogota(iso)}`;
};
