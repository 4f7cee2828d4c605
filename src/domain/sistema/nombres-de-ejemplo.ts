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
export const nombreDeEjemplo = (nombres: readonly string[], i: number): string =>
  `${nombres[i % nombres.length]} Ejemplo ${ARBOLES[(i * 3) % ARBOLES.length]}`;

/** `3990000017`: has the shape of a mobile, and no operator was given that prefix: it rings nobody. */
export const telefonoDeEjemplo = (i: number): string => `3990${String(i).padStart(6, '0')}`;

/** `9990000017`: the shape of a document, far beyond the numbers that have been given. */
export const documentoDeEjemplo = (i: number): string => `9990${String(i).padStart(6, '0')}`;
