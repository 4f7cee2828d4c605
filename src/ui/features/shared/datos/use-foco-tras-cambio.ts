import { useEffect, useRef } from 'react';

/**
 * The badge stops being a button while it changes: whoever pressed it from the keyboard gets it back afterwards, unless
 * it has become somebody else's (`deQuien`) meanwhile.
 */
export const useFocoTrasCambio = (cambiando: boolean, deQuien: string) => {
  const caja = useRef<HTMLSpanElement>(null);
  const pendiente = useRef<string>(undefined);

  useEffect(() => {
    const pulsada = pendiente.current;
    if (pulsada === undefined || (cambiando && pulsada === deQuien)) return;
    pendiente.current = undefined;
    if (pulsada === deQuien && document.activeElement === document.body)
      caja.current?.querySelector('button')?.focus();
  }, [cambiando, deQuien]);

  return {
    caja,
    recordar: () => {
      pendiente.current = caja.current?.contains(document.activeElement) ? deQuien : undefined;
    },
  };
};
