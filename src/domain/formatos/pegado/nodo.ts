/** A piece of a copied document: words, or something with others inside. Names are in small letters. */
export type Nodo = string | Elemento;
export interface Elemento {
  etiqueta: string;
  atributos: Readonly<Record<string, string>>;
  padre: Elemento | null;
  hijos: readonly Nodo[];
}

export const esElemento = (nodo: Nodo): nodo is Elemento => typeof nodo !== 'string';
