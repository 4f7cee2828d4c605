import type { FechaCalendario } from '@/domain/shared/fechas';
import { plegar } from '@/domain/shared/textos';

/** Which page of the list is in sight, its order, and what the screen always asks for, leave no row out. */
const NO_FILTRAN = new Set(['pagina', 'limite', 'orden', 'familia', 'anulados']);

/** Codes, months and days. The other values may be a name or a document, which a name of file does not show. */
const SE_DICE = /^(?:[A-Z_]+|\d{4}-\d{2}(?:-\d{2})?)$/;

/** The history keeps names of this length, with their extension. */
const LARGO_MAXIMO = 110;

/** `Casa Apartadó` -> `casa-apartado`: a name of file goes through mails, drives and old computers. */
export const enNombreDeArchivo = (texto: string): string =>
  plegar(texto)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const palabras = (codigo: string): string => codigo.toLowerCase().replaceAll('_', '-');

const filtroDe = ([campo, valor]: [string, unknown]): string[] => {
  if (NO_FILTRAN.has(campo) || valor === undefined || valor === null || valor === false || valor === '')
    return [];
  const nombre = campo === 'buscar' ? 'busqueda' : palabras(campo.replace(/^id_|_id$/, ''));
  return [typeof valor === 'string' && SE_DICE.test(valor) ? `${nombre}-${palabras(valor)}` : nombre];
};

/**
 * Of a list, with the day and the filters it was taken with: whoever receives it does not take a part for the whole, and the
 * history says which part it was.
 */
export const nombreDeArchivo = (lista: string, hoy: FechaCalendario, filtros: object): string =>
  [`${lista}-${hoy}`, ...Object.entries(filtros).flatMap(filtroDe)]
    .reduce((hecho, filtro, n) => `${hecho}${n === 1 ? '-solo' : ''}-${filtro}`)
    .slice(0, LARGO_MAXIMO);
