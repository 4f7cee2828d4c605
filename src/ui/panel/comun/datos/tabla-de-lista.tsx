import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { leerOrden } from '@/domain/shared/orden';
import { Button } from '@/ui/shared/button';
import type { DataTableProps } from '@/ui/shared/data-table';
import type { Sort } from '@/ui/shared/data-table-types';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import type { FilaDeLista } from '../exportacion/leer-paginas';
import type { ListaEnDireccion } from '../url/use-lista-url';
import { CausaError } from './causa-error';
import { PieLista } from './pie-lista';

interface Opciones<T, B extends BusquedaLista> {
  consulta: Pick<UseQueryResult, 'isPending' | 'isFetching' | 'isError' | 'error' | 'refetch'>;
  filas: { datos: readonly T[]; total: number; pagina: number; limite: number } | null;
  /** The operation's message of specification §8. */
  alFallar: string;
  lista: ListaEnDireccion<B, T>;
  filtros: { puestos: boolean; ninguno: Partial<B>; consejo?: string };
  /** Said when nothing is stored yet. */
  vacia: { description?: string; action?: ReactNode };
}

const SIN_RESULTADOS = 'Pruebe con otras palabras o quite algún filtro.';

export const aOrdenDeTabla = (orden: string): Sort => {
  const { campo, descendente } = leerOrden(orden);
  return { column: campo, direction: descendente ? 'desc' : 'asc' };
};

export const deOrdenDeTabla = ({ column, direction }: Sort): string =>
  `${direction === 'desc' ? '-' : ''}${column}`;

/** What a table whose list lives in the address always says: its rows, what is missing, its pages. */
export const tablaDeLista = <T extends FilaDeLista, B extends BusquedaLista>(opciones: Opciones<T, B>) => {
  const { consulta, filas, alFallar, lista, filtros, vacia } = opciones;
  return {
    rows: filas?.datos ?? [],
    loading: consulta.isPending,
    refreshing: consulta.isFetching,
    error: consulta.isError ? alFallar : null,
    errorDetail: consulta.isError ? <CausaError error={consulta.error} /> : null,
    onRetry: () => void consulta.refetch(),
    empty: filtros.puestos
      ? {
          filtered: true,
          description: filtros.consejo ?? SIN_RESULTADOS,
          action: <Button onClick={() => lista.filtrar(filtros.ninguno)}>Limpiar filtros</Button>,
        }
      : { filtered: false, ...vacia },
    footer:
      filas &&
      ((enPapel, alPapel) => (
        <PieLista
          filas={enPapel ? { total: enPapel.length, pagina: 1, limite: enPapel.length } : filas}
          lista={lista}
          alPapel={alPapel}
        />
      )),
  } satisfies Partial<DataTableProps<T>>;
};

/** The order of a table whose columns are named as the fields they sort by. */
export const ordenEnDireccion = <B extends BusquedaLista>(
  orden: string,
  { filtrar, anticipar }: ListaEnDireccion<B>,
  { a, de } = { a: aOrdenDeTabla, de: deOrdenDeTabla },
) => {
  const cambios = (nuevo: Sort) => ({ orden: de(nuevo), pagina: undefined }) as Partial<B>;
  return {
    sort: a(orden),
    onSort: (nuevo: Sort) => void filtrar(cambios(nuevo)),
    onSortNear: (nuevo: Sort) => anticipar(cambios(nuevo)),
  };
};
