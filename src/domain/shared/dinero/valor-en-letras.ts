const HASTA_VEINTINUEVE = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
];
const DECENAS = ['treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const CENTENAS = [
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
];

/** 0 to 99. */
const decenas = (n: number): string => {
  if (n < 30) return `${HASTA_VEINTINUEVE[n]}`;
  const [decena, unidad] = [DECENAS[Math.floor(n / 10) - 3], n % 10];
  return unidad === 0 ? `${decena}` : `${decena} y ${HASTA_VEINTINUEVE[unidad]}`;
};

/** 1 to 999. */
const centenas = (n: number): string => {
  if (n < 100) return decenas(n);
  if (n === 100) return 'cien';
  const centena = CENTENAS[Math.floor(n / 100) - 1];
  return n % 100 === 0 ? `${centena}` : `${centena} ${decenas(n % 100)}`;
};

/** `uno` loses its end before a noun: treinta y un mil, veintiún pesos. */
const apocopar = (letras: string): string => letras.replace('veintiuno', 'veintiún').replace('uno', 'un');

/** 1 to 999 999. */
const miles = (n: number): string => {
  const [millares, resto] = [Math.floor(n / 1_000), n % 1_000];
  if (millares === 0) return centenas(resto);
  const cabeza = millares === 1 ? 'mil' : `${apocopar(centenas(millares))} mil`;
  return resto === 0 ? cabeza : `${cabeza} ${centenas(resto)}`;
};

const MILLON = 1_000_000;
const MAXIMO = MILLON * MILLON - 1;

/** Cardinal in Spanish of an integer from 0 to 999 999 999 999. Throws RangeError outside. */
export const numeroEnLetras = (n: number): string => {
  if (!Number.isInteger(n) || n < 0 || n > MAXIMO) throw new RangeError(`No se escribe en letras: ${n}`);
  if (n === 0) return decenas(0);
  const [millones, resto] = [Math.floor(n / MILLON), n % MILLON];
  const cabeza = millones === 0 ? '' : millones === 1 ? 'un millón' : `${apocopar(miles(millones))} millones`;
  return [cabeza, resto === 0 ? '' : miles(resto)].filter(Boolean).join(' ');
};

/** Whole COP in words: `un millón de pesos`, `veintiún mil pesos`, `un peso`. Throws as {@link numeroEnLetras}. */
export const pesosEnLetras = (valor: number): string => {
  const letras = apocopar(numeroEnLetras(valor));
  if (valor === 1) return `${letras} peso`;
  return `${letras} ${valor !== 0 && valor % MILLON === 0 ? 'de pesos' : 'pesos'}`;
};
