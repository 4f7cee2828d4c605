import { createHash } from 'node:crypto';

/** Source expression of a Content-Security-Policy for the exact text of an inline script or style. */
export const huella = (texto) => `sha256-${createHash('sha256').update(texto).digest('base64')}`;

/** Hashes of the text inside each element of that name, in order, without repeats. */
export const huellasDe = (html, elemento) => {
  const bloques = html.matchAll(new RegExp(`<${elemento}\\b([^>]*)>([\\s\\S]*?)</${elemento}>`, 'g'));
  const propios = [...bloques].filter(([, atributos]) => !/\bsrc=|application\/ld\+json/.test(atributos));
  return [...new Set(propios.map(([, , texto]) => huella(texto)))];
};
