import { useCallback, useMemo, useState } from 'react';
import type { RowKey } from '@/ui/shared/data-table-types';

/**
 * The chosen rows, kept whole when the page changes: what is done with them needs more than their ids. Those in sight
 * are as the list has them now.
 */
export const useSeleccion = <T>(filas: readonly T[], idDe: (fila: T) => RowKey) => {
  const [elegidas, setElegidas] = useState<ReadonlyMap<RowKey, T>>(new Map());
  const ids = useMemo(() => new Set(elegidas.keys()), [elegidas]);
  const limpiar = useCallback(() => setElegidas(new Map()), []);
  const aLaVista = new Map(filas.map((fila) => [idDe(fila), fila]));
  const cambiar = (nuevas: ReadonlySet<RowKey>) => {
    const guardadas = [...nuevas].flatMap((id): [RowKey, T][] => {
      const fila = aLaVista.get(id) ?? elegidas.get(id);
      return fila ? [[id, fila]] : [];
    });
    setElegidas(new Map(guardadas));
  };
  /** One of them changed, and may no longer be in sight. */
  const actualizar = (id: RowKey, cambios: Partial<T>) =>
    setElegidas((antes) => {
      const fila = antes.get(id);
      return fila === undefined ? antes : new Map(antes).set(id, { ...fila, ...cambios });
    });
  /** One of them is no longer of this list: what is done with the rest must not count it. */
  const quitar = useCallback(
    (id: RowKey) =>
      setElegidas((antes) => (antes.has(id) ? new Map([...antes].filter(([otro]) => otro !== id)) : antes)),
    [],
  );
  const actuales = [...elegidas].map(([id, fila]) => aLaVista.get(id) ?? fila);
  return { elegidas: actuales, ids, cambiar, actualizar, quitar, limpiar };
};
