import { type Estampa, tieneEstampa } from '@/domain/sin-red/estampa';
import { topDialog } from '@/ui/shared/open-dialogs';
import { lugarActual } from './lugar-actual';
import { copiarNodos } from './nodos';

/** Those that React writes as it draws, which have no text; the others come with the page. */
const DE_REACT = 'style[data-emotion]:empty';

const reglas = (): string[] =>
  [...document.querySelectorAll<HTMLStyleElement>(DE_REACT)]
    .flatMap(({ sheet }) => (sheet ? [...sheet.cssRules] : []))
    .map(({ cssText }) => cssText);

/** The list that is on the screen; `null` where there is none, it has no rows, or somebody has something open over it. */
export const tomarEstampa = (rol: string, ahora: Date): Estampa | null => {
  const raiz = document.getElementById('raiz');
  if (!raiz?.querySelector('[data-index]') || topDialog() || !tieneEstampa(window.location.pathname))
    return null;
  return { ...lugarActual(rol), vista_en: ahora.getTime(), reglas: reglas(), nodos: copiarNodos(raiz) };
};
