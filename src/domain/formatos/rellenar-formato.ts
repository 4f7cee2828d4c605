import type { Bloque, Linea, Parte } from '@/domain/formatos/marcado';
import { enPapel } from '@/domain/formatos/signos-en-papel';
import {
  esVariableFormato,
  esVariableReservada,
  type VariableFormato,
} from '@/domain/formatos/variables-formato';

/** Why a place stays empty, to be written by hand: nobody has registered it, or it is not for everybody's eyes. */
export type Hueco = 'FALTA' | 'RESERVADA';

export type ParteRellena =
  | { tipo: 'texto'; texto: string; negrita: boolean }
  /** `nombre` is the variable it came from. */
  | { tipo: 'dato'; nombre: VariableFormato; texto: string; negrita: boolean }
  | { tipo: 'hueco'; nombre: VariableFormato; hueco: Hueco };
export type LineaRellena = readonly ParteRellena[];

export type BloqueRelleno =
  | { tipo: 'titulo'; nivel: 1 | 2; linea: LineaRellena }
  | { tipo: 'parrafo'; lineas: readonly LineaRellena[] }
  | { tipo: 'lista'; numerada: boolean; elementos: readonly LineaRellena[] }
  | { tipo: 'tabla'; filas: readonly (readonly LineaRellena[])[]; conEncabezado: boolean }
  | { tipo: 'firmas'; firmas: readonly (readonly LineaRellena[])[] };

export interface Relleno {
  /** What each variable says; `null` when it is not known. */
  valores: Readonly<Partial<Record<VariableFormato, string | null>>>;
  /** Health data stays out, whatever `valores` says. */
  conReservados: boolean;
}

const rellenarParte = (parte: Parte, { valores, conReservados }: Relleno): ParteRellena => {
  if (parte.tipo === 'texto') return { ...parte, texto: enPapel(parte.texto) };
  const { nombre, negrita } = parte;
  // A version older than the catalogue may name what no longer exists: it is shown as it was written.
  if (!esVariableFormato(nombre)) return { tipo: 'texto', texto: `{{${nombre}}}`, negrita };
  if (esVariableReservada(nombre) && !conReservados) return { tipo: 'hueco', nombre, hueco: 'RESERVADA' };
  const texto = valores[nombre] ?? '';
  return texto === ''
    ? { tipo: 'hueco', nombre, hueco: 'FALTA' }
    : { tipo: 'dato', nombre, texto: enPapel(texto), negrita };
};

const rellenarBloque = (bloque: Bloque, linea: (partes: Linea) => LineaRellena): BloqueRelleno => {
  switch (bloque.tipo) {
    case 'titulo':
      return { ...bloque, linea: linea(bloque.linea) };
    case 'parrafo':
      return { ...bloque, lineas: bloque.lineas.map(linea) };
    case 'lista':
      return { ...bloque, elementos: bloque.elementos.map(linea) };
    case 'tabla':
      return { ...bloque, filas: bloque.filas.map((fila) => fila.map(linea)) };
    case 'firmas':
      return { ...bloque, firmas: bloque.firmas.map((firma) => firma.map(linea)) };
  }
};

/** The same blocks with every variable in its place. */
export const rellenarBloques = (bloques: readonly Bloque[], relleno: Relleno): BloqueRelleno[] =>
  bloques.map((bloque) =>
    rellenarBloque(bloque, (partes) => partes.map((parte) => rellenarParte(parte, relleno))),
  );
