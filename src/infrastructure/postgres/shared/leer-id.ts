import type { Id } from '@/domain/shared/id';

/** The integer an id names; `null` for anything this database could not have given. */
export const leerId = (id: Id | null | undefined): number | null => {
  const texto = String(id ?? '');
  if (!/^[1-9]\d{0,15}$/.test(texto)) return null;
  const numero = Number(texto);
  return Number.isSafeInteger(numero) ? numero : null;
};
