import { useEffect } from 'react';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { whenIdle } from '@/ui/shared/when-idle';

interface Posicion {
  /** The person has already turned a page, sorted or searched. */
  recorriendo: boolean;
  filas: { datos: readonly unknown[]; total: number; pagina: number; limite: number };
  anticipar: (pagina: number) => void;
}

/** Whoever goes through a list looks for someone: the page that follows is brought while nothing else happens. */
export const useSiguienteAMano = ({ recorriendo, filas, anticipar }: Posicion): void => {
  const traer = useStableCallback(anticipar);
  const { datos } = filas;
  const siguiente = filas.pagina * filas.limite < filas.total ? filas.pagina + 1 : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows on the same page (another order, another search) have another page after them
  useEffect(() => {
    if (!recorriendo || siguiente === null) return;
    return whenIdle(() => traer(siguiente), { timeout: 2_000, orElse: 500 });
  }, [recorriendo, datos, siguiente, traer]);
};
