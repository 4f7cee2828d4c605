import { parseDocument } from 'htmlparser2';
import { type Destino, htmlAMarcado, textoAMarcado } from '@/domain/formatos/pegado/html-a-marcado';
import type { Elemento, Nodo } from '@/domain/formatos/pegado/nodo';

/** More than this is not read: no paper is so long, and a page must not stop while it is. */
const MAXIMO = 2_000_000;

/** Nothing of what is inside is words of the document. */
const SIN_PALABRAS = new Set(['head', 'style', 'script', 'title', 'noscript', 'template', 'xml']);

type Leido = ReturnType<typeof parseDocument>['children'][number];

const aNodos = (leidos: readonly Leido[], padre: Elemento): Nodo[] =>
  leidos.flatMap((leido): Nodo[] => {
    if ('name' in leido && 'attribs' in leido)
      return SIN_PALABRAS.has(leido.name)
        ? []
        : [conHijos({ etiqueta: leido.name, atributos: leido.attribs, padre }, leido.children)];
    return leido.type === 'text' ? [leido.data] : [];
  });

const conHijos = (suyo: Omit<Elemento, 'hijos'>, leidos: readonly Leido[]): Elemento => {
  const elemento: Elemento = { ...suyo, hijos: [] };
  return Object.assign(elemento, { hijos: aNodos(leidos, elemento) });
};

/**
 * Reads what is in the clipboard without giving it to the browser: there a picture would be asked for, and the security rules
 * of the pages forbid it (Trusted Types).
 */
export const leerHtml = (html: string): Elemento =>
  conHijos(
    { etiqueta: '', atributos: {}, padre: null },
    html.length > MAXIMO ? [] : parseDocument(html).children,
  );

/** What was copied, as the document says it or, without one, as its words do. */
export const enMarcado = ({ html, llano }: { html: string; llano: string }, destino: Destino): string =>
  (html && htmlAMarcado(leerHtml(html), destino)) || textoAMarcado(llano, destino);
