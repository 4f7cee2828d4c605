import type { BloqueRelleno, LineaRellena } from '@/domain/formatos/rellenar-formato';

/** A block, or a part of one that was cut in two. */
export type BloqueDePapel = BloqueRelleno & {
  /** Its other part follows. */
  sigue?: boolean;
  /** Number of the first item of a list that began before. */
  desde?: number;
};

/** Blocks that follow each other; `juntos` go on one page. */
export interface Tramo {
  bloques: readonly BloqueDePapel[];
  juntos: boolean;
}

/** Characters of a line that is sure to fit across the page, and lines of a page, each with room to spare. */
const ANCHO = 80;
const CABEN = 40;
/** Of those, what is kept with the places to sign: enough to see what is signed. */
const COLA = 16;
const FRASE = 3 * ANCHO;
const FILAS = 6;
/** Places to sign across a page. */
const JUNTAS = 3;

const largo = (linea: LineaRellena): number =>
  linea.reduce((suma, parte) => suma + (parte.tipo === 'hueco' ? 22 : parte.texto.length), 0);
/** How many lines they take, side by side with others. */
const renglones = (lineas: readonly LineaRellena[], juntas = 1): number =>
  lineas.reduce((suma, linea) => suma + Math.max(1, Math.ceil((largo(linea) * juntas) / ANCHO)), 0);
const masAlto = (columnas: readonly (readonly LineaRellena[])[]): number =>
  Math.max(0, ...columnas.map((lineas) => renglones(lineas, columnas.length)));

type Firma = readonly LineaRellena[];
/** Side by side, and no more than fit. */
export const filasDeFirmas = (firmas: readonly Firma[]): (readonly Firma[])[] =>
  firmas.length <= JUNTAS ? [firmas] : [firmas.slice(0, JUNTAS), ...filasDeFirmas(firmas.slice(JUNTAS))];

const altoDe = (bloque: BloqueRelleno): number => {
  switch (bloque.tipo) {
    case 'titulo':
      return renglones([bloque.linea]) + 1;
    case 'parrafo':
      return renglones(bloque.lineas);
    case 'lista':
      return renglones(bloque.elementos);
    case 'tabla':
      return bloque.filas.reduce((suma, fila) => suma + masAlto(fila.map((celda) => [celda])) + 1, 0);
    case 'firmas':
      return filasDeFirmas(bloque.firmas).reduce((suma, fila) => suma + masAlto(fila) + 4, 0);
  }
};
const alto = (bloques: readonly BloqueRelleno[]): number =>
  bloques.reduce((suma, bloque) => suma + altoDe(bloque), 0);

/** The last words of a line, from where a word begins. */
const cortarLinea = (linea: LineaRellena): [LineaRellena, LineaRellena] => {
  const ultima = linea.at(-1);
  if (!ultima || ultima.tipo === 'hueco' || ultima.texto.length <= FRASE)
    return [linea.slice(0, -1), linea.slice(-1)];
  const desde = ultima.texto.indexOf(' ', ultima.texto.length - FRASE) + 1;
  return [
    [...linea.slice(0, -1), { ...ultima, texto: ultima.texto.slice(0, desde).trimEnd() }],
    [{ ...ultima, texto: ultima.texto.slice(desde) }],
  ];
};

/** What may stay on the page before, if anything, and what is kept with the places to sign. */
const cortar = (bloque: BloqueDePapel): BloqueDePapel[] => {
  if (bloque.tipo === 'lista' && bloque.elementos.length > 1) {
    const { elementos } = bloque;
    return [
      { ...bloque, elementos: elementos.slice(0, -1), sigue: true },
      { ...bloque, elementos: elementos.slice(-1), desde: elementos.length },
    ];
  }
  if (bloque.tipo === 'tabla' && bloque.filas.length > FILAS) {
    const { filas } = bloque;
    return [
      { ...bloque, filas: filas.slice(0, -1), sigue: true },
      { ...bloque, filas: filas.slice(-1), conEncabezado: false },
    ];
  }
  if (bloque.tipo !== 'parrafo' || altoDe(bloque) <= COLA) return [bloque];
  const { lineas } = bloque;
  if (lineas.length > 1)
    return [
      { ...bloque, lineas: lineas.slice(0, -1), sigue: true },
      { ...bloque, lineas: lineas.slice(-1) },
    ];
  const [antes, despues] = cortarLinea(lineas[0] ?? []);
  return [
    { ...bloque, lineas: [antes], sigue: true },
    { ...bloque, lineas: [despues] },
  ];
};

const suelto = (bloques: readonly BloqueDePapel[]): Tramo[] =>
  bloques.length > 0 ? [{ bloques, juntos: false }] : [];

/** Places to sign with the last of what comes before them, and with its heading. */
const conLoQueFirman = (antes: readonly BloqueDePapel[], firmas: readonly BloqueDePapel[]): Tramo[] => {
  const ultimo = antes.at(-1);
  const partes = ultimo ? cortar(ultimo) : [];
  const cola = partes.at(-1);
  const titulo = partes.length === 1 && antes.at(-2)?.tipo === 'titulo' ? antes.slice(-2, -1) : [];
  // What is taller than a page cannot be kept whole: the library would leave it out.
  if (!cola || alto([...titulo, cola, ...firmas]) > CABEN) return suelto([...antes, ...firmas]);
  const resto = [...antes.slice(0, -1 - titulo.length), ...partes.slice(0, -1)];
  return [...suelto(resto), { bloques: [...titulo, cola, ...firmas], juntos: true }];
};

/** A page never begins with a line to sign: nobody would know what it signs. */
export const tramosDe = (bloques: readonly BloqueRelleno[]): Tramo[] => {
  const desde = bloques.findIndex(({ tipo }) => tipo === 'firmas');
  if (desde === -1) return suelto(bloques);
  const siguientes = bloques.slice(desde).findIndex(({ tipo }) => tipo !== 'firmas');
  const hasta = siguientes === -1 ? bloques.length : desde + siguientes;
  return [
    ...conLoQueFirman(bloques.slice(0, desde), bloques.slice(desde, hasta)),
    ...tramosDe(bloques.slice(hasta)),
  ];
};
