/** First names of nobody in particular; the surname 'Ejemplo' says that the person is invented. */
export const NOMBRES_HOMBRE = [
  'Álvaro',
  'Bruno',
  'Camilo',
  'Darío',
  'Esteban',
  'Fabián',
  'Gael',
  'Hernán',
  'Iván',
  'Joaquín',
  'Kevin',
  'Leandro',
  'Mateo',
  'Nicolás',
  'Óscar',
  'Pablo',
  'Ramiro',
  'Samuel',
  'Tomás',
  'Ulises',
  'Víctor',
  'Yeison',
];
export const NOMBRES_MUJER = [
  'Adela',
  'Beatriz',
  'Carolina',
  'Daniela',
  'Elena',
  'Fernanda',
  'Gloria',
  'Inés',
  'Juliana',
  'Lorena',
  'Mariana',
  'Natalia',
  'Ofelia',
  'Paulina',
  'Rocío',
  'Sofía',
  'Tatiana',
  'Valeria',
];
export const ARBOLES = [
  'Guayacán',
  'Ceiba',
  'Yarumo',
  'Samán',
  'Cedro',
  'Nogal',
  'Acacia',
  'Laurel',
  'Arrayán',
  'Chagualo',
];

/** `Camilo Ejemplo Yarumo` */
export const nombreDemo = (nombres: readonly string[], i: number): string =>
  `${nombres[i % nombres.length]} Ejemplo ${ARBOLES[(i * 3) % ARBOLES.length]}`;

/** `3000000017`: a valid shape that is nobody's number. */
export const telefonoDemo = (i: number): string => `3000${String(i).padStart(6, '0')}`;

/** `1000000017` */
export const documentoDemo = (i: number): string => `1000${String(i).padStart(6, '0')}`;
