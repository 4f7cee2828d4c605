import type { RouterHistory } from '@tanstack/react-router';
import { conOtraIntencion } from '@/ui/sitio/dejar-al-navegador';

/**
 * Makes plain links of the site change the page without loading it again. Answers how code goes to a path of the site,
 * written without `base`.
 */
export const cambiarPaginaSinRecargar = (history: RouterHistory, base: string): ((ruta: string) => void) => {
  const irA = (ruta: string): void => history.push(`${base}${ruta.slice(1)}`);
  document.addEventListener('click', (evento) => {
    const enlace = evento.target instanceof Element ? evento.target.closest('a') : null;
    const ruta = enlace?.getAttribute('href');
    if (evento.defaultPrevented || conOtraIntencion(evento) || !ruta?.startsWith('/')) return;
    if (enlace?.target || enlace?.hasAttribute('download')) return;
    evento.preventDefault();
    irA(ruta);
  });
  return irA;
};
