const UNIDADES = ['', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const DIECES = [
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
];
const VEINTES = [
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
const DECENAS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const CIENTOS = [
  '',
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

/** Three digits, as they are read before a noun: `veintiún`, `treinta y un`. */
const terna = (cifras: string): string => {
  const [c = 0, d = 0, u = 0] = [...cifras].map(Number);
  if (c === 1 && d === 0 && u === 0) return 'cien';
  const suelta = u === 1 ? 'un' : (UNIDADES[u] ?? '');
  const resto =
    d === 0
      ? suelta
      : d === 1
        ? (DIECES[u] ?? '')
        : d === 2
          ? u === 1
            ? 'veintiún'
            : (VEINTES[u] ?? '')
          : [DECENAS[d], suelta].filter(Boolean).join(' y ');
  return [CIENTOS[c], resto].filter(Boolean).join(' ');
};

/** Six digits. */
const seis = (cifras: string): string => {
  const [miles, resto] = [cifras.slice(0, 3), cifras.slice(3)];
  const cabeza = miles === '000' ? '' : miles === '001' ? 'mil' : `${terna(miles)} mil`;
  return [cabeza, terna(resto)].filter(Boolean).join(' ');
};

/** A whole amount of pesos in words, read from its digits in groups of three. */
export const pesosEscritos = (valor: number): string => {
  if (valor === 0) return 'cero pesos';
  if (valor === 1) return 'un peso';
  const cifras = String(valor).padStart(12, '0');
  const [millones, resto] = [cifras.slice(0, 6), cifras.slice(6)];
  const cabeza =
    Number(millones) === 0 ? '' : Number(millones) === 1 ? 'un millón' : `${seis(millones)} millones`;
  return [cabeza, seis(resto), Number(resto) === 0 ? 'de pesos' : 'pesos'].filter(Boolean).join(' ');
};

/** `$ 1.250.000`, with a plain space. */
export const pesosEnCifras = (valor: number): string => {
  const grupos: string[] = [];
  for (let cifras = String(valor); cifras !== ''; cifras = cifras.slice(0, -3))
    grupos.unshift(cifras.slice(-3));
  return `$ ${grupos.join('.')}`;
};
