import { useRef } from 'react';

/** Ten presses before the first one shows are one: what is on its way is not sent again. */
export const useUnaVez = <V>(enviar: (valores: V) => Promise<unknown>) => {
  const enCamino = useRef(false);
  const soltar = () => {
    enCamino.current = false;
  };
  return (valores: V): void => {
    if (enCamino.current) return;
    enCamino.current = true;
    // How it ended is told by whoever sends.
    enviar(valores).then(soltar, soltar);
  };
};
