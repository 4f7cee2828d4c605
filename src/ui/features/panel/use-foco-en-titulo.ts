import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** After a change of page the reading starts at its title, as it would after a full load. */
export const useFocoEnTitulo = (): void => {
  const pagina = useRouterState({ select: (estado) => estado.resolvedLocation?.pathname });
  const anterior = useRef(pagina);

  useEffect(() => {
    const cambio = anterior.current !== undefined && anterior.current !== pagina;
    anterior.current = pagina;
    if (!cambio) return;
    const titulo = document.querySelector<HTMLElement>('main h1');
    titulo?.setAttribute('tabindex', '-1');
    titulo?.focus({ preventScroll: true });
  }, [pagina]);
};
