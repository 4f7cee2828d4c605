import { useEffect, useRef } from 'react';

/** The badge stops being a button while it changes: whoever pressed it from the keyboard gets it back afterwards. */
export const useFocoTrasCambio = (cambiando: boolean) => {
  const caja = useRef<HTMLSpanElement>(null);
  const pendiente = useRef(false);

  useEffect(() => {
    if (cambiando || !pendiente.current) return;
    pendiente.current = false;
    if (document.activeElement === document.body) caja.current?.querySelector('button')?.focus();
  }, [cambiando]);

  return {
    caja,
    recordar: () => {
      pendiente.current = caja.current?.contains(document.activeElement) ?? false;
    },
  };
};
