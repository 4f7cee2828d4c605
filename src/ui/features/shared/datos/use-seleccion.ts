import { useCallback, useMemo, useState } from 'react';
import type { RowKey } from '@/ui/shared/data-table-types';

/** The chosen rows, kept whole when the page changes: what is done with them needs more than their ids. */
export const useSeleccion = <T>(filas: readonly T[], idDe: (fila: T) => RowKey) => {
  const [elegidas, setElegidas] = useState<ReadonlyMap<RowKey, T>>(new Map());
  const ids = useMemo(() => new Set(elegidas.keys()), [elegidas]);
  const limpiar = useCallback(() => setElegidas(new Map()), []);
  const cambiar = (nuevas: ReadonlySet<RowKey>) => {
    const aLaVista = new Map(filas.map((fila) => [idDe(fila), fila]));
    const guardadas = [...nuevas].flatMap((id): [RowKey, T][] => {
      const fila = aLaVista.get(id) ?? elegidas.get(id);
      return fila ? [[id, fila]] : [];
    });
    setElegidas(new Map(guardadas));
  };
  return { elegidas: [...elegidas.values()], ids, cambiar, limpiar };
};
