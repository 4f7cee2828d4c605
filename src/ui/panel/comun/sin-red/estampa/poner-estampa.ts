import type { Estampa } from '@/domain/sin-red/estampa';
import { haceCuanto } from '@/ui/panel/comun/datos/hace-cuanto';
import { correrTiras, crearNodos } from './nodos';

/** Over the frame that the page came with, and scrolling with the page as that list will. */
const LAMINA = {
  position: 'absolute',
  inset: '0 0 auto',
  minHeight: '100vh',
  zIndex: '2000',
  background: 'var(--chakra-colors-bg-canvas)',
} as const;

/** Above the figures that a list has at its foot on a phone. */
const AVISO = {
  position: 'fixed',
  bottom: '4.5rem',
  left: '50%',
  translate: '-50%',
  zIndex: '2000',
  boxShadow: '0 2px 8px rgb(0 0 0 / 0.2)',
} as const;

/** The list itself has not come after so long: what the page says of it counts more. */
const PACIENCIA_MS = 5_000;

const conEstilo = <E extends HTMLElement>(elemento: E, estilo: Partial<CSSStyleDeclaration>): E => {
  Object.assign(elemento.style, estilo);
  return elemento;
};

const avisoDe = (antiguedad: string): HTMLElement => {
  const aviso = conEstilo(document.createElement('p'), AVISO);
  aviso.className = 'kit-status';
  aviso.dataset.tone = 'warning';
  aviso.setAttribute('role', 'status');
  aviso.textContent = `Como se vio ${antiguedad === 'ahora' ? 'hace un momento' : antiguedad}. Actualizando...`;
  return aviso;
};

/** What the page came with is still there: nothing of the panel was drawn yet. */
const ARMAZON = '[data-si-falla="no"]';
const FALLO = '[data-si-falla="si"]:not([hidden])';

/** Whether the page has its rows, or something else to say. */
const tieneQueDecir = (raiz: HTMLElement): boolean =>
  raiz.querySelector(`[data-index],${FALLO}`) !== null ||
  (raiz.querySelector('main h1') !== null && raiz.querySelector('main [aria-busy=true]') === null);

/** Shows a list as it was last seen until the page draws it, fails, or goes elsewhere. */
export const ponerEstampa = ({ direccion, reglas, nodos, vista_en }: Estampa, ahora: Date): void => {
  const raiz = document.getElementById('raiz');
  if (!raiz?.querySelector(ARMAZON) || raiz.querySelector(FALLO)) return;
  const lamina = conEstilo(document.createElement('div'), LAMINA);
  lamina.dataset.lamina = '';
  const estilos = document.createElement('style');
  lamina.append(estilos);
  raiz.after(lamina);
  for (const regla of reglas) estilos.sheet?.insertRule(regla, estilos.sheet.cssRules.length);
  lamina.append(...crearNodos(nodos), avisoDe(haceCuanto(new Date(vista_en).toISOString(), ahora)));
  correrTiras(lamina);

  const vigia = new MutationObserver(() => mirar());
  let limite: number | undefined;
  const quitar = () => {
    vigia.disconnect();
    clearTimeout(limite);
    lamina.remove();
  };
  const mirar = () => {
    const { pathname, search } = window.location;
    if (tieneQueDecir(raiz) || pathname + search !== direccion) quitar();
    else if (!raiz.querySelector(ARMAZON)) limite ??= window.setTimeout(quitar, PACIENCIA_MS);
  };
  vigia.observe(raiz, { childList: true, subtree: true, attributeFilter: ['hidden', 'aria-busy'] });
};
