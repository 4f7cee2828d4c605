import './protocolo';
import { retener } from './retener';

/**
 * Runs inline in the head of a prerendered page. Its own element carries `data-entradas` (modules to run),
 * `data-partes` (modules that these will ask for) and `data-ya` when the page must not wait for the person.
 */
const { entradas = '', partes = '', ya } = document.currentScript?.dataset ?? {};
const lista = (direcciones: string) => direcciones.split(' ').filter(Boolean);
const SENALES = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'wheel'];

const traer = (prioridad: 'low' | 'high') => {
  for (const direccion of lista(`${entradas} ${partes}`)) {
    const enlace = document.createElement('link');
    enlace.rel = 'modulepreload';
    enlace.fetchPriority = prioridad;
    enlace.href = direccion;
    document.head.append(enlace);
  }
};

let iniciado = false;
const iniciar = () => {
  if (iniciado) return;
  iniciado = true;
  for (const senal of SENALES) removeEventListener(senal, alSentir, true);
  traer('high');
  for (const direccion of lista(entradas)) void import(/* webpackIgnore: true */ direccion);
};

// A list with scroll-snap scrolls by itself when it is laid out; only the page's own scroll is somebody's.
const alSentir = ({ type, target }: Event) => {
  if (type !== 'scroll' || target === document) iniciar();
};

const alReposo = () => {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (iniciado || connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return;
  const esperar = window.requestIdleCallback ?? setTimeout;
  esperar(() => {
    if (!iniciado) traer('low');
  });
};

window.arranque = { soltar: retener(iniciar) };

if (ya === undefined) {
  for (const senal of SENALES) addEventListener(senal, alSentir, { capture: true, passive: true });
  addEventListener('load', alReposo);
} else {
  iniciar();
}
