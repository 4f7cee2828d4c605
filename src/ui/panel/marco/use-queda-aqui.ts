import { useEffect, useState } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';

/** Whether what is written without a network is left on this device: only while whoever is signed in has it open. */
export const useQuedaAqui = (servicios: Pick<ServiciosPanel, 'haySinRed' | 'cargarCofre'>): boolean => {
  const [abierto, setAbierto] = useState(false);
  useEffect(() => {
    if (!servicios.haySinRed()) return;
    let dejar: (() => void) | null = () => undefined;
    servicios.cargarCofre().then(
      (cofre) => {
        if (!dejar) return;
        const mirar = () => setAbierto(cofre.estado() === 'abierto');
        dejar = cofre.suscribir(mirar);
        mirar();
      },
      () => undefined,
    );
    return () => {
      dejar?.();
      dejar = null;
    };
  }, [servicios]);
  return abierto;
};
