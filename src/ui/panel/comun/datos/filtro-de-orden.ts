import type { Filter } from '@/ui/shared/filter-types';

/** The order of a list, in words, where no header of a table offers it; the first is the one it has without asking. */
export const filtroDeOrden = (palabras: Readonly<Record<string, string>>): Filter => {
  const options = Object.entries(palabras).map(([value, label]) => ({ value, label }));
  return { id: 'orden', label: 'Ordenar por', type: 'order', usual: options[0]?.value ?? '', options };
};
