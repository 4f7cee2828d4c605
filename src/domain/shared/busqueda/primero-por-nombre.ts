import { plegar } from '@/domain/shared/textos';

const distancia = (nombre: string, buscado: string): number => {
  if (nombre === buscado) return 0;
  return buscado.split(' ').every((palabra) => nombre.includes(palabra)) ? 1 : 2;
};

/**
 * Who is called what was searched comes before whom a document or a phone happened to find: first the very name, then the
 * names with every word; among equals, as they came.
 */
export const primeroPorNombre = <T>(
  personas: readonly T[],
  nombreDe: (persona: T) => string,
  texto: string,
): T[] => {
  const buscado = plegar(texto);
  return personas
    .map((persona) => ({ persona, lejos: distancia(plegar(nombreDe(persona)), buscado) }))
    .sort((a, b) => a.lejos - b.lejos)
    .map(({ persona }) => persona);
};
