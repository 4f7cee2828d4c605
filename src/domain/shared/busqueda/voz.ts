import {
  type Busqueda,
  type Etiquetas,
  esEtiqueta,
  leerBusqueda,
  type Termino,
} from '@/domain/shared/busqueda/leer-busqueda';
import { plegar } from '@/domain/shared/textos';

/** What is known of one person or thing, where a search must find all its words together. */
export interface Voz {
  /** Any part of them will do. */
  textos: readonly (string | null | undefined)[];
  /** Whose fields have the labels of the search. */
  registro?: object;
}

const tieneValor = (registro: object | undefined, { valores }: Termino): boolean =>
  Object.entries(valores).some(([campo, dichos]) =>
    dichos.includes(String((registro as Readonly<Record<string, unknown>> | undefined)?.[campo])),
  );

/** True when every word of the search is in it. An empty search is in everything. */
export const coincide = ({ terminos, dosLecturas }: Busqueda, { textos, registro }: Voz): boolean => {
  if (terminos.length === 0) return true;
  const pajar = plegar(textos.join(' '));
  const enTexto = ({ formas }: Termino) => formas.some((forma) => pajar.includes(forma));
  return (
    (dosLecturas && terminos.every(enTexto)) ||
    terminos.every((termino) => (esEtiqueta(termino) ? tieneValor(registro, termino) : enTexto(termino)))
  );
};

/** How far a search looks: in what is each row's own, or also in what it shows of others. */
export type Alcance = 'PROPIO' | 'AJENO';

/**
 * Where a search is looked for, one after the other until something is found. One word begins in what is each row's own: a
 * first name would bring along everybody's relatives. Who points at somebody is given also whose they are.
 */
export const alcancesDe = ({ senala }: Pick<Busqueda, 'senala'>): [Alcance, ...Alcance[]] =>
  senala ? ['AJENO'] : ['PROPIO', 'AJENO'];

/** The name of each sede, by its id. */
export type NombresDeSede = Readonly<Record<string, string>>;

/**
 * The same search when it says a sede, in the order in which it is tried: by its whole name, and by any of its words. None
 * when it says no sede.
 */
export const leerConSede = (
  texto: string | undefined,
  etiquetas: Etiquetas,
  sedes: NombresDeSede,
): readonly Busqueda[] => {
  const deNadie = true;
  return [
    leerBusqueda(texto, { ...etiquetas, sede_id: sedes }, { deNadie }),
    leerBusqueda(texto, etiquetas, { deNadie, nombres: { sede_id: sedes } }),
  ].filter(({ terminos }) => terminos.some(({ valores }) => valores.sede_id !== undefined));
};

interface Voces<T> {
  propia: (fila: T) => Voz;
  ajenas: (fila: T) => readonly Voz[];
  /** The searches with the name of a sede, where the rows have one: see {@link leerConSede}. */
  conSede?: () => readonly Busqueda[];
}

/** The rows that a search finds: see {@link alcancesDe}. A sede is looked for when nobody was found. */
export const hallar = <T>(
  filas: readonly T[],
  busqueda: Busqueda,
  { propia, ajenas, conSede }: Voces<T>,
  alcances: readonly Alcance[] = alcancesDe(busqueda),
): readonly T[] => {
  if (busqueda.terminos.length === 0) return filas;
  for (const alcance of alcances) {
    const voces = (fila: T) => [propia(fila), ...(alcance === 'AJENO' ? ajenas(fila) : [])];
    const halladas = filas.filter((fila) => voces(fila).some((voz) => coincide(busqueda, voz)));
    if (halladas.length > 0) return halladas;
  }
  for (const enSede of conSede?.() ?? []) {
    const halladas = filas.filter((fila) => coincide(enSede, propia(fila)));
    if (halladas.length > 0) return halladas;
  }
  return [];
};
