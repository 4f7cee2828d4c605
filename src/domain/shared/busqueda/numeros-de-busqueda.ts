import { esTelefonoAceptado, normalizarTelefono } from '@/domain/shared/telefono';

/** What is written before a number and is not part of it: the type of a document, whose the phone is. */
const DELANTE = new Set(
  'cc ti ce rc ppt pa nit nuip documento doc cedula numero nro no n cel celular movil tel telefono whatsapp wa'.split(
    ' ',
  ),
);
const TIPO_PEGADO = /^(?:cc|ti|ce|rc|ppt|pa|nuip)(?=\d)/;
/** The country's code with its sign, or without it when ten figures follow. */
const PAIS = /^(?:\+|00)57|^57(?=\d{10}$)/;
const SIGNOS = /[.,'\u2018\u2019`\u00b4/()+:\u00b0\u00ba\-\u2010-\u2015\u2212 ]/g;
const GRUPOS_DE_TRES = /^\d{1,3}(?: \d{3})+$/;
/** `+57 (604) 444 12 34`: nobody writes a number in more pieces. */
const PIEZAS_MAXIMAS = 6;

const conCifras = (palabra: string | undefined): boolean => palabra !== undefined && /\d/.test(palabra);

const sinSignos = (texto: string): string => texto.replace(SIGNOS, '');

/** One that has another inside says nothing more. */
const sinSobrantes = (formas: readonly string[]): string[] =>
  [...new Set(formas)].filter(
    (forma, _, todas) => !todas.some((otra) => otra !== forma && forma.includes(otra)),
  );

/** Whether that word only announces the number after it: `CC`, `C.C.`, `Tel:`, `+57`. */
export const anunciaNumero = (palabra: string, siguiente: string | undefined): boolean =>
  conCifras(siguiente) && (DELANTE.has(sinSignos(palabra)) || /^(?:\+|00)57$/.test(palabra));

/** Of one apostrophe, what each keyboard writes: the telephone's is a curved one, and on the computer an accent does. */
const APOSTROFOS = ["'", '\u2019', '\u00b4', '`'];
const UN_APOSTROFO = /['\u2018\u2019\u00b4`]/g;

const conCadaApostrofo = (palabra: string): string[] => [
  ...new Set(APOSTROFOS.map((apostrofo) => palabra.replace(UN_APOSTROFO, apostrofo))),
];

/**
 * The forms in which a word may be kept: as it is written, with any apostrophe, and, when it has digits, as documents and
 * phones are, with neither signs nor type nor the country's code.
 */
export const formasDePalabra = (palabra: string): string[] => {
  const junta = sinSignos(palabra);
  if (!/\d/.test(junta)) return conCadaApostrofo(palabra);
  if (!/^[a-zñ0-9]+$/.test(junta)) return [palabra];
  const sinPais = sinSignos(palabra.replace(PAIS, ''));
  return sinSobrantes([palabra, junta, sinPais.replace(TIPO_PEGADO, '')].filter((forma) => forma !== ''));
};

/** How many of these words, from the first, are one number written in pieces: `300 123 4567`, `1 020 304 050`. */
export const piezasDeNumero = (palabras: readonly string[]): number => {
  const hasta = palabras.findIndex((palabra, n) => n === PIEZAS_MAXIMAS || !conCifras(palabra));
  for (let n = hasta < 0 ? palabras.length : hasta; n > 1; n -= 1) {
    const escrito = palabras.slice(0, n).join(' ');
    if (GRUPOS_DE_TRES.test(escrito) || esTelefonoAceptado(escrito)) return n;
  }
  return 1;
};

/** The forms of a number written in pieces. */
export const formasDePiezas = (palabras: readonly string[]): string[] => {
  const escrito = palabras.join(' ');
  const telefono = esTelefonoAceptado(escrito) ? [normalizarTelefono(escrito)] : [];
  return sinSobrantes([escrito, sinSignos(escrito), ...telefono]);
};
