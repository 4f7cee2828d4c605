import { useEffect } from 'react';

/**
 * The browser keeps whole the page it leaves, for the Back button: it is kept covered, and `alVolver` says whether it
 * may be seen again.
 */
export const useCubiertaAlSalir = (alVolver: () => boolean): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const cubrir = () => {
      style.visibility = 'hidden';
    };
    const descubrir = ({ persisted }: PageTransitionEvent) => {
      if (persisted && alVolver()) style.visibility = '';
    };
    window.addEventListener('pagehide', cubrir);
    window.addEventListener('pageshow', descubrir);
    return () => {
      window.removeEventListener('pagehide', cubrir);
      window.removeEventListener('pageshow', descubrir);
    };
  }, [alVolver]);
};
