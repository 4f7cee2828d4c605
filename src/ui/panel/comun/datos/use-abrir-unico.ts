import { useEffect, useState } from 'react';

type Lista<T> = {
  /** What the address searches for, and the rows found so far. */
  buscado: string | undefined;
  filas: { datos: readonly T[]; total: number } | null;
  /** The rows are still those of another search. */
  cambiando: boolean;
};

/** Enter in the search opens the only row that it finds, once it is found: answers what to do on Enter. */
export const useAbrirUnico = <T>({ buscado = '', filas, cambiando }: Lista<T>, abrir: (fila: T) => void) => {
  const [pedido, setPedido] = useState<string | null>(null);
  useEffect(() => {
    if (!pedido?.trim() || cambiando || buscado.trim() !== pedido.trim()) return;
    setPedido(null);
    const [unica] = filas?.datos ?? [];
    if (unica !== undefined && filas?.total === 1) abrir(unica);
  }, [pedido, cambiando, buscado, filas, abrir]);
  return setPedido;
};
