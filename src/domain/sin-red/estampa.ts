/** An element as its name, its attributes and what it holds; a text as itself. */
export type NodoDeEstampa =
  | string
  | readonly [nombre: string, atributos: Readonly<Record<string, string>>, hijos: readonly NodoDeEstampa[]];

/** What a drawing is only good for: the same page, laid out alike, by the same release and for the same role. */
export interface LugarDeEstampa {
  /** Path and search. */
  direccion: string;
  /** Of the window, in CSS pixels. */
  ancho: number;
  edicion: string;
  rol: string;
}

/** A list as somebody last saw it on a device that works without a network. */
export interface Estampa extends LugarDeEstampa {
  /** Milliseconds of the device's clock. */
  vista_en: number;
  /** CSS rules of its pieces. */
  reglas: readonly string[];
  nodos: readonly NodoDeEstampa[];
}

/** Lists whose rows the copy of a device also has: none of them shows what is reserved, or of health. */
const CON_ESTAMPA: ReadonlySet<string> = new Set(['/participantes', '/acudientes', '/financiero', '/sedes']);

export const tieneEstampa = (ruta: string): boolean => CON_ESTAMPA.has(ruta);

/** Name that it is kept under: one for each list, whatever its search, and of those that are erased with the copy. */
export const nombreDeEstampa = (direccion: string): string => `copia estampa ${direccion.split('?', 1)[0]}`;

export const esDe = (estampa: LugarDeEstampa, lugar: LugarDeEstampa): boolean =>
  estampa.direccion === lugar.direccion &&
  estampa.ancho === lugar.ancho &&
  estampa.edicion === lugar.edicion &&
  estampa.rol === lugar.rol;

/** So that a list that does not change is not written again and again, and its age is still true. */
const SE_REPITE_MS = 3 * 60_000;

/** Whether the later of two says nothing that the other does not. */
export const seVeIgual = (anterior: Estampa, otra: Estampa): boolean =>
  otra.vista_en - anterior.vista_en < SE_REPITE_MS &&
  esDe(anterior, otra) &&
  JSON.stringify(anterior.nodos) === JSON.stringify(otra.nodos);
