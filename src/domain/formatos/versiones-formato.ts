import {
  CATEGORIAS_FORMATO,
  type CategoriaFormato,
  type FormatoEnLista,
  ordenarFormatos,
} from '@/domain/formatos/formato';
import { plegar } from '@/domain/shared/textos';

export interface PlantillaConVersiones {
  /** The one in force; without any, the draft or the newest. */
  actual: FormatoEnLista;
  borrador: FormatoEnLista | null;
  /** Newest first, the current one too. */
  versiones: readonly FormatoEnLista[];
}

const posicion = ({ categoria }: FormatoEnLista): number => CATEGORIAS_FORMATO.indexOf(categoria);

const agrupada = (versiones: readonly FormatoEnLista[]): PlantillaConVersiones => {
  const borrador = versiones.find(({ estado }) => estado === 'BORRADOR') ?? null;
  const vigente = versiones.find(({ estado }) => estado === 'VIGENTE');
  return { actual: (vigente ?? borrador ?? versiones[0]) as FormatoEnLista, borrador, versiones };
};

/** Every template once, with its versions, in the order of a stay and then by name. */
export const agruparVersiones = (formatos: readonly FormatoEnLista[]): PlantillaConVersiones[] => {
  const codigos = [...new Set(formatos.map(({ codigo }) => codigo))];
  return codigos
    .map((suyo) => agrupada(ordenarFormatos(formatos.filter(({ codigo }) => codigo === suyo))))
    .sort(
      (a, b) =>
        posicion(a.actual) - posicion(b.actual) ||
        (plegar(a.actual.nombre) < plegar(b.actual.nombre) ? -1 : 1),
    );
};

/** What an admission asks to be signed: whatever is in force of these, */
export const CATEGORIAS_DE_INGRESO: readonly CategoriaFormato[] = ['INGRESO', 'PRIVACIDAD'];

/** and what is also agreed on the first day. */
export const CODIGOS_DE_INGRESO: readonly string[] = ['REGLAMENTO', 'ACUERDO_PAGO'];

/** The papers of an admission: those in force, in the order in which they are read and signed. */
export const paqueteDeIngreso = (formatos: readonly FormatoEnLista[]): FormatoEnLista[] =>
  agruparVersiones(formatos)
    .map(({ actual }) => actual)
    .filter(
      ({ estado, categoria, codigo }) =>
        estado === 'VIGENTE' &&
        (CATEGORIAS_DE_INGRESO.includes(categoria) || CODIGOS_DE_INGRESO.includes(codigo)),
    );
