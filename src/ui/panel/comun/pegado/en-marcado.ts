import { type Destino, htmlAMarcado, textoAMarcado } from '@/domain/formatos/pegado/html-a-marcado';
import { leerHtml } from './leer-html';

/** What was copied, as the document says it or, without one, as its words do. */
export const enMarcado = ({ html, llano }: { html: string; llano: string }, destino: Destino): string =>
  (html && htmlAMarcado(leerHtml(html), destino)) || textoAMarcado(llano, destino);
