import { useCallback, useState } from 'react';
import { usePanel } from '../panel/use-panel';

const leer = (guardado: string | null, deEntrada: readonly string[]): readonly string[] => {
  if (guardado === null) return deEntrada;
  try {
    const leido: unknown = JSON.parse(guardado);
    return Array.isArray(leido) ? leido.filter((id) => typeof id === 'string') : deEntrada;
  } catch {
    return deEntrada;
  }
};

/** Who wrote it last is for whoever checks, not for finding somebody. */
export const DE_CONTROL = ['actualizado_en'] as const;

/** Which columns of a list this person left out, remembered in this browser; `deEntrada` until they choose. */
export const useColumnasOcultas = (lista: string, deEntrada: readonly string[] = []) => {
  const { preferencias } = usePanel().servicios;
  const clave = `columnas-${lista}`;
  const [ocultas, setOcultas] = useState(() => leer(preferencias.leer(clave), deEntrada));
  const cambiar = useCallback(
    (nuevas: readonly string[]) => {
      setOcultas(nuevas);
      preferencias.guardar(clave, JSON.stringify(nuevas));
    },
    [preferencias, clave],
  );
  return { hiddenColumns: ocultas, onHiddenColumnsChange: cambiar };
};
