import {
  anunciaNumero,
  formasDePalabra,
  formasDePiezas,
  piezasDeNumero,
} from '@/domain/shared/busqueda/numeros-de-busqueda';
import { INVISIBLES } from '@/domain/shared/lectura/lectura';
import { plegar } from '@/domain/shared/textos';

/** Each word costs a reading of an index; nobody needs more to say who they look for. */
const PALABRAS_MAXIMAS = 6;
/** From so many digits, a number is somebody's and not the beginning of everybody's. */
const CIFRAS_DE_ALGUIEN = 5;

/** What separates two words besides the space. A comma between digits is part of the number. */
const SEPARADORES = /[;·|]|,(?!\d)|[.:]+(?=\s|$)/g;

/** What a row says, with words of ours, of each value of its fields. */
export type Etiquetas = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One thing that is looked for, folded. */
export interface Termino {
  /** Every form in which it may be kept: any of them will do. */
  formas: readonly string[];
  /** Of each field, the values whose label the search says whole and has this word. */
  valores: Readonly<Record<string, readonly string[]>>;
}

/** What a person looks for: every term must be found, in any order. */
export interface Busqueda {
  terminos: readonly Termino[];
  /** All the words as they follow one another, folded. */
  frase: string;
  /** It says more than one word, or enough of a number: who knows a name and a surname looks for one person. */
  senala: boolean;
  /** Some words are labels of ours and could also be somebody's name: both readings count. */
  dosLecturas: boolean;
}

/** Folded words with one space between them, without the signs that separate them. */
const plegarFrase = (texto: string): string => plegar(texto.replace(SEPARADORES, ' '));

const conEspacios = (palabras: string): string => ` ${palabras} `;

/** Whole words of others, one after the other. */
const estaEntera = (palabras: string, frase: string): boolean =>
  conEspacios(frase).includes(conEspacios(palabras));

const formasDe = (palabras: readonly string[]): (readonly string[])[] => {
  const terminos: (readonly string[])[] = [];
  for (let i = 0; i < palabras.length && terminos.length < PALABRAS_MAXIMAS; ) {
    const palabra = palabras[i] as string;
    const piezas = piezasDeNumero(palabras.slice(i));
    if (piezas > 1) terminos.push(formasDePiezas(palabras.slice(i, i + piezas)));
    else if (!anunciaNumero(palabra, palabras[i + 1])) terminos.push(formasDePalabra(palabra));
    i += piezas;
  }
  return terminos;
};

const valoresDichos = (
  formas: readonly string[],
  frase: string,
  etiquetas: Etiquetas,
): Termino['valores'] => {
  const dichos = Object.entries(etiquetas).map(([campo, palabras]) => {
    const valores = Object.entries(palabras).flatMap(([valor, etiqueta]) => {
      const plegada = plegarFrase(etiqueta);
      return estaEntera(plegada, frase) && formas.some((forma) => estaEntera(forma, plegada)) ? [valor] : [];
    });
    return [campo, valores] as const;
  });
  return Object.fromEntries(dichos.filter(([, valores]) => valores.length > 0));
};

/** From so many letters, what is still being typed says the beginning of a word. */
const LETRAS_DE_UN_COMIENZO = 3;

/** Of each field, the values in whose name that is a word; or, of what is still being typed, the beginning of one. */
const valoresConPalabra = (
  formas: readonly string[],
  nombres: Etiquetas,
  esLaUltima: boolean,
): Termino['valores'] => {
  const dice = (palabra: string): boolean =>
    formas.some(
      (forma) =>
        palabra === forma ||
        (esLaUltima && forma.length >= LETRAS_DE_UN_COMIENZO && palabra.startsWith(forma)),
    );
  const dichos = Object.entries(nombres).map(([campo, palabras]) => {
    const valores = Object.entries(palabras).flatMap(([valor, nombre]) =>
      plegarFrase(nombre).split(' ').some(dice) ? [valor] : [],
    );
    return [campo, valores] as const;
  });
  return Object.fromEntries(dichos.filter(([, valores]) => valores.length > 0));
};

const cifrasDe = (formas: readonly string[]): number =>
  Math.min(...formas.map((forma) => forma.replace(/\D/g, '').length));

export const esEtiqueta = ({ valores }: Pick<Termino, 'valores'>): boolean => Object.keys(valores).length > 0;

/**
 * The words of a search, ignoring case, accents and how numbers are written. A label of `etiquetas` must be said whole, or
 * `Lía` would find every `Familiar`. With `deNadie`, nobody is called by those labels. Of `nombres`, any word says it.
 */
export const leerBusqueda = (
  texto: string | undefined,
  etiquetas: Etiquetas = {},
  { deNadie = false, nombres = {} }: { deNadie?: boolean; nombres?: Etiquetas } = {},
): Busqueda => {
  const frase = plegarFrase((texto ?? '').replace(INVISIBLES, ''));
  const formas = formasDe(frase === '' ? [] : frase.split(' '));
  const terminos = formas.map((suyas, i) => ({
    formas: suyas,
    valores: {
      ...valoresDichos(suyas, frase, etiquetas),
      ...valoresConPalabra(suyas, nombres, i === formas.length - 1),
    },
  }));
  return {
    terminos,
    frase,
    senala: formas.length > 1 || formas.some((suyas) => cifrasDe(suyas) >= CIFRAS_DE_ALGUIEN),
    dosLecturas: !deNadie && terminos.some(esEtiqueta),
  };
};
