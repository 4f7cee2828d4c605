import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { consultaDudas, estaEnDuda } from '@/ui/panel/comun/escritura/dudas.queries';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';

/**
 * What is owed; while nobody confirmed the payment that the form of that name sent, as it was then: that payment may be what
 * left nothing to pay, and the form would take it for one too many.
 */
export const useQuieto = <T>(nombre: string, actual: T): { enDuda: boolean; quieto: T } => {
  const { servicios, queryClient } = usePanel();
  // A doubt of before this page was opened may be read later than what is owed.
  useQuery(consultaDudas(servicios));
  const enDuda = estaEnDuda(queryClient, nombre);
  const ultimo = useRef(actual);
  useEffect(() => {
    if (!enDuda) ultimo.current = actual;
  }, [enDuda, actual]);
  return { enDuda, quieto: enDuda ? ultimo.current : actual };
};
