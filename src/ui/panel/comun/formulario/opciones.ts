import type { SelectOption } from '@/ui/shared/select-input';

/** Choices of a select, in the order of the domain, with the words people read. */
export const opcionesDe = <T extends string>(
  valores: readonly T[],
  etiquetas: Readonly<Record<T, string>>,
): SelectOption[] => valores.map((value) => ({ value, label: etiquetas[value] }));
