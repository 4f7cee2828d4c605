import { leerOrden } from '@/domain/shared/orden';
import type { Sort } from '@/ui/shared/data-table-types';

/** More days in the process is an earlier admission: the column and the field run opposite ways. */
const COLUMNA_DIAS = 'dias';
const CAMPO_DIAS = 'fecha_ingreso';

export const aOrdenDeTabla = (orden: string): Sort => {
  const { campo, descendente } = leerOrden(orden);
  if (campo === CAMPO_DIAS) return { column: COLUMNA_DIAS, direction: descendente ? 'asc' : 'desc' };
  return { column: campo, direction: descendente ? 'desc' : 'asc' };
};

export const deOrdenDeTabla = ({ column, direction }: Sort): string => {
  const esDias = column === COLUMNA_DIAS;
  const descendente = (direction === 'desc') !== esDias;
  return `${descendente ? '-' : ''}${esDias ? CAMPO_DIAS : column}`;
};
