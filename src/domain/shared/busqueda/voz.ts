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

/**
 * The rows that a search finds. One word is looked for in what is each row's own; what it shows of others counts when the
 * search points at somebody, or when nobody was found otherwise: a first name would bring along everybody's relatives.
 */
export const hallar = <T>(
  filas: readonly T[],
  busqueda: Busqueda,
  voces: { propia: (fila: T) => Voz; todas: (fila: T) => readonly Voz[] },
): readonly T[] => {
  if (busqueda.terminos.length === 0) return filas;
  const halladas = busqueda.senala ? [] : filas.filter((fila) => coincide(busqueda, voces.propia(fila)));
  if (halladas.length > 0) return halladas;
  return filas.filter((fila) => voces.todas(fila).some((voz) => coincide(busqueda, voz)));
};
