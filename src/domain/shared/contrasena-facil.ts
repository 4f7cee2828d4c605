const sinAdornos = (texto: string): string =>
  texto
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');

/** What somebody who knows the foundation would try first, whatever is added to it. */
export const PALABRAS_DE_LA_CASA: readonly string[] = [
  'fundacion',
  'rehabilitacion',
  'administrador',
  'administradora',
  'participante',
  'contrasena',
  'consulta',
  'usuario',
  'bello',
  'apartado',
  'medellin',
  'antioquia',
  'colombia',
  'jesucristo',
  'diosesamor',
];

/** Words shorter than this are in too many phrases to say anything. */
const PALABRA_MINIMA = 3;

const partes = (texto: string): string[] =>
  texto
    .split(/[^\p{L}]/u)
    .map(sinAdornos)
    .filter((parte) => parte.length >= PALABRA_MINIMA);

/** Nothing is left of `texto` once those words are taken out of it, the longest first. */
const hechaDe = (texto: string, palabras: readonly string[]): boolean =>
  [...palabras].sort((a, b) => b.length - a.length).reduce((resto, p) => resto.replaceAll(p, ''), texto) ===
  '';

const MINIMO_SEGUIDAS = 3;
const FILAS_DE_TECLAS = ['01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'];
const COLUMNAS_DE_TECLAS = [
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
];
const SEGUIDAS = [...FILAS_DE_TECLAS, ...COLUMNAS_DE_TECLAS].flatMap((fila) => [
  fila,
  [...fila].reverse().join(''),
]);

const van = (trozo: string): boolean => SEGUIDAS.some((fila) => fila.includes(trozo));

/** Keys one beside the other, in one run or several: `qwerty123`, `98765432`, `1q2w3e4r`. */
const esCarrera = (texto: string): boolean => {
  for (let desde = 0; desde < texto.length; ) {
    let largo = 1;
    while (desde + largo < texto.length && van(texto.slice(desde, desde + largo + 1))) largo += 1;
    if (largo < MINIMO_SEGUIDAS) return false;
    desde += largo;
  }
  return texto !== '';
};

const LARGO_REPETIDO = 4;

/** The same few signs again and again: `aaaaaaaa`, `12121212`, `luz!luz!luz!`. */
const esRepeticion = (texto: string): boolean =>
  Array.from({ length: LARGO_REPETIDO }, (_, n) => n + 1).some(
    (largo) =>
      texto.length >= 2 * largo && [...texto].every((signo, i) => i < largo || signo === texto[i - largo]),
  );

/**
 * True when whoever knows the account and the foundation, or runs a finger along the keyboard, would get there: words of
 * the house, of its name as `fundacion` gives it, or of the account's own e-mail, alone or together and with digits or
 * signs at most; the same signs repeated; keys in a row.
 */
export const esContrasenaFacil = (
  contrasena: string,
  { email, fundacion }: { email: string; fundacion: string },
): boolean => {
  const palabra = sinAdornos(contrasena);
  const suyas = [sinAdornos(email), sinAdornos(`${email.split('@', 1)[0]}`), ...partes(email)];
  const conocidas = [...PALABRAS_DE_LA_CASA, ...partes(fundacion), ...suyas].filter(
    (p) => p.length >= PALABRA_MINIMA,
  );
  const escrita = contrasena.normalize('NFC').toLowerCase();
  return (
    (palabra !== '' && hechaDe(palabra, conocidas)) ||
    escrita === email.toLowerCase() ||
    esRepeticion(escrita) ||
    esCarrera(escrita.replace(/[^\p{L}\p{N}]/gu, ''))
  );
};
