import { esFechaCalendario, type FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { LIMITES_OFRECIDOS } from '@/domain/shared/pagina';
import { type Leida, leerEntero, leerId, leerMarca, leerTexto, type ParametrosUrl } from './parametros';

/** What the address of every list of the panel says: the part that does not depend on what is listed. */
export interface BusquedaLista {
  buscar?: string;
  archivados?: true;
  /** A field's name, with `-` before it for descending. */
  orden?: string;
  /** From 2: the first page is the absence of the parameter. */
  pagina?: number;
  limite?: number;
  detalle?: Id;
  editar?: Id;
  nuevo?: true;
}

export const leerFecha = (valor: unknown): FechaCalendario | undefined =>
  typeof valor === 'string' && esFechaCalendario(valor) ? valor : undefined;

const leerLimite = (valor: unknown): number | undefined => {
  const limite = leerEntero(valor, 1);
  return (LIMITES_OFRECIDOS as readonly number[]).find((ofrecido) => ofrecido === limite);
};

const leerOrden = (valor: unknown, campos: readonly string[]): string | undefined =>
  typeof valor === 'string' && campos.includes(valor.replace(/^-/, '')) ? valor : undefined;

/** Reads the address tolerantly: what it cannot read is left out, and the screen opens with its defaults. */
export const leerBusquedaLista = (
  parametros: ParametrosUrl,
  ordenes: readonly string[],
): Leida<BusquedaLista> => ({
  buscar: leerTexto(parametros.buscar),
  archivados: leerMarca(parametros.archivados),
  orden: leerOrden(parametros.orden, ordenes),
  pagina: leerEntero(parametros.pagina, 2),
  limite: leerLimite(parametros.limite),
  detalle: leerId(parametros.detalle),
  editar: leerId(parametros.editar),
  nuevo: leerMarca(parametros.nuevo),
});
