import { useEffect, useState } from 'react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';

/** Whether what is written without a network is left on this device: only while whoever is signed in has it open. */
export const useQuedaAqui = (servicios: Pick<ServiciosPanel, 'haySinRed' | 'cargarCofre'>): boolean => {
  const [abierto, setAbierto] = useState(false);
  useEffect(() => {
    if (!servicios.haySinRed()) return;
    const seguido = servicios.cargarCofre().then(
      (cofre) => {
        const mirar = () => setAbierto(cofre.estado() === 'abierto');
        mirar();
        return cofre.suscribir(mirar);
      },
      () => () => undefined,
    );
    return () => void seguido.then((dejar) => dejar());
  }, [servicios]);
  return abierto;
};
