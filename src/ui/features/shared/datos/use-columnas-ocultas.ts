import { useCallback, useState } from 'react';
import { usePanel } from '../panel/use-panel';

const leer = (guardado: string | null): readonly string[] => {
  try {
    const leido: unknown = JSON.parse(guardado ?? '[]');
    return Array.isArray(leido) ? leido.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** Which columns of a list this person left out, remembered in this browser. */
export const useColumnasOcultas = (lista: string) => {
  const { preferencias } = usePanel().servicios;
  const clave = `columnas-${lista}`;
  const [ocultas, setOcultas] = useState(() => leer(preferencias.leer(clave)));
  const cambiar = useCallback(
    (nuevas: readonly string[]) => {
      setOcultas(nuevas);
      preferencias.guardar(clave, JSON.stringify(nuevas));
    },
    [preferencias, clave],
  );
  return { hiddenColumns: ocultas, onHiddenColumnsChange: cambiar };
};
