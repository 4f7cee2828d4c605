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

const DE_LA_CASA = new Set(PALABRAS_DE_LA_CASA);

/** True when the password is a word of the house or the name of its own e-mail, with digits or signs at most. */
export const esContrasenaDeLaCasa = (contrasena: string, email: string): boolean => {
  const palabra = sinAdornos(contrasena);
  const nombre = sinAdornos(`${email.split('@', 1)[0]}`);
  return DE_LA_CASA.has(palabra) || (palabra !== '' && palabra === nombre);
};
