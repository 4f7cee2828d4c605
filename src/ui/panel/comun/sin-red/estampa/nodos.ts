import type { NodoDeEstampa } from '@/domain/sin-red/estampa';

const SVG = 'http://www.w3.org/2000/svg';
const SIN_DIBUJO = 'script,style,template,dialog';
/** Of the page that is alive, or of nobody while this is only looked at. */
const AJENOS =
  /^(?:id|name|for|autofocus|on.+|aria-(?:labelledby|describedby|controls|owns|activedescendant|live))$/;
/** What only answers once the page is alive. A link to another page answers by itself. */
const MANDOS = 'a[href^="#"],button,input,select,textarea,summary,label,[tabindex],[contenteditable]';

/** A picture that is in the page and in no file: somebody's face. Its place is kept, and it is not. */
const INCRUSTADA = /^(?:blob|data):/;
const SIN_FOTO = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** How far a strip was moved sideways: the tab in use may be past its edge. */
const CORRIDO = 'data-corrido';

const copiarAtributos = (elemento: Element): Record<string, string> => {
  const suyos = [...elemento.attributes].filter(({ name }) => !AJENOS.test(name));
  const atributos = Object.fromEntries(
    suyos.map(({ name, value }) => [name, INCRUSTADA.test(value) ? SIN_FOTO : value]),
  );
  if (elemento.scrollLeft > 0) atributos[CORRIDO] = String(elemento.scrollLeft);
  return elemento instanceof HTMLInputElement ? { ...atributos, value: elemento.value } : atributos;
};

const copiarNodo = (nodo: ChildNode): NodoDeEstampa[] => {
  if (nodo instanceof Text) return [nodo.data];
  if (!(nodo instanceof Element) || nodo.matches(SIN_DIBUJO)) return [];
  return [[nodo.localName, copiarAtributos(nodo), copiarNodos(nodo)]];
};

/** What an element holds, to be written down. */
export const copiarNodos = (elemento: Element): NodoDeEstampa[] =>
  [...elemento.childNodes].flatMap(copiarNodo);

const crearNodo = (nodo: NodoDeEstampa, espacio: string | null): Node => {
  if (typeof nodo === 'string') return document.createTextNode(nodo);
  const [nombre, { style, ...atributos }, hijos] = nodo;
  const suyo = nombre === 'svg' ? SVG : espacio;
  const elemento = suyo ? document.createElementNS(suyo, nombre) : document.createElement(nombre);
  for (const [atributo, valor] of Object.entries(atributos)) elemento.setAttribute(atributo, valor);
  // As an attribute, the policy of contents leaves it out.
  if (style !== undefined) (elemento as HTMLElement).style.cssText = style;
  if (elemento.matches(MANDOS)) elemento.setAttribute('inert', '');
  elemento.append(...hijos.map((hijo) => crearNodo(hijo, suyo)));
  return elemento;
};

/** The same, as elements: they look as those did, and only links answer. */
export const crearNodos = (nodos: readonly NodoDeEstampa[]): Node[] =>
  nodos.map((nodo) => crearNodo(nodo, null));

/** Once they are in the page: each strip as it was. */
export const correrTiras = (dentro: Element): void => {
  for (const tira of dentro.querySelectorAll(`[${CORRIDO}]`))
    tira.scrollLeft = Number(tira.getAttribute(CORRIDO));
};
