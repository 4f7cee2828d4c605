import { useEffect, useState } from 'react';
import { DESPLAZAMIENTO_ENCABEZADO_PX } from '@/domain/shared/constantes';

/** True once the page is scrolled more than 10 px. */
export const useDesplazada = (): boolean => {
  const [desplazada, fijar] = useState(false);
  useEffect(() => {
    const medir = () => fijar(window.scrollY > DESPLAZAMIENTO_ENCABEZADO_PX);
    medir();
    window.addEventListener('scroll', medir, { passive: true });
    return () => window.removeEventListener('scroll', medir);
  }, []);
  return desplazada;
};
