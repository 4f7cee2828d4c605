import {
  type Busqueda,
  esEtiqueta,
  estaEntera,
  plegarFrase,
  type Termino,
} from '@/domain/shared/busqueda/leer-busqueda';
import { plegar } from '@/domain/shared/textos';

/** What is known of one person or thing, where a search must find all its words together. */
export interface Voz {
  /** Any part of them will do. */
  textos: readonly (string | null | undefined)[];
  /** Whose fields have the labels of the search. */
  registro?: object;
  /** A name that is found only by who says it whole: that of the sede, for whom lives in it. */
  lugar?: string | null;
}

const tieneValor = (registro: object | undefined, { valores }: Termino): boolean =>
  Object.entries(valores).some(([campo, dichos]) =>
    dichos.includes(String((registro as Readonly<Record<string, unknown>> | undefined)?.[campo])),
  );

/** True when every word of the search is in it. An empty search is in everything. */
export const coincide = ({ terminos, frase, dosLecturas }: Busqueda, voz: Voz): boolean => {
  if (terminos.length === 0) return true;
  const pajar = plegar(voz.textos.join(' '));
  const enTexto = ({ formas }: Termino) => formas.some((forma) => pajar.includes(forma));
  if (dosLecturas && terminos.every(enTexto)) return true;
  const lugar = plegarFrase(voz.lugar ?? '');
  const enLugar = ({ formas }: Termino) =>
    estaEntera(lugar, frase) && formas.some((forma) => estaEntera(forma, lugar));
  return terminos.every(
    (termino) =>
      enLugar(termino) || (esEtiqueta(termino) ? tieneValor(voz.registro, termino) : enTexto(termino)),
  );
};

/** How far a search looks: in what is each row's own, in what it shows of others, in where it lives. */
export type Alcance = 'PROPIO' | 'AJENO' | 'LUGAR';

/**
 * Where a search is looked for, one after the other until something is found. One word begins in what is each row's own: a
 * first name would bring along everybody's relatives. Who points at somebody is given also whose they are.
 */
export const alcancesDe = (
  { terminos, senala }: { terminos: readonly unknown[]; senala: boolean },
  { conLugar }: { conLugar: boolean },
): [Alcance, ...Alcance[]] => {
  if (terminos.length === 0) return ['PROPIO'];
  const ultimos: Alcance[] = conLugar ? ['LUGAR'] : [];
  return senala ? ['AJENO', ...ultimos] : ['PROPIO', 'AJENO', ...ultimos];
};

interface Voces<T> {
  propia: (fila: T) => Voz;
  ajenas: (fila: T) => readonly Voz[];
  /** The row's own, with its place. */
  enLugar?: (fila: T) => Voz;
}

/** The rows that a search finds: see {@link alcancesDe}. */
export const hallar = <T>(
  filas: readonly T[],
  busqueda: Busqueda,
  { propia, ajenas, enLugar }: Voces<T>,
): readonly T[] => {
  const voces: Readonly<Record<Alcance, (fila: T) => readonly Voz[]>> = {
    PROPIO: (fila) => [propia(fila)],
    AJENO: (fila) => [propia(fila), ...ajenas(fila)],
    LUGAR: (fila) => (enLugar ? [enLugar(fila)] : []),
  };
  for (const alcance of alcancesDe(busqueda, { conLugar: enLugar !== undefined })) {
    const halladas = filas.filter((fila) => voces[alcance](fila).some((voz) => coincide(busqueda, voz)));
    if (halladas.length > 0) return halladas;
  }
  return [];
};
