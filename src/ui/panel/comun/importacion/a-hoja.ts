import type { Celda } from '@/domain/shared/lectura/celda';
import { sinNeutralizar } from '@/ui/panel/comun/exportacion/neutralizar-celda';

export interface FilaDeArchivo {
  /** As the spreadsheet numbers it, from 1; of a sheet with a column for each month, the payment, from 1. */
  numero: number;
  celdas: readonly Celda[];
  /** Where that payment is in the sheet. */
  enHoja?: { fila: number; columna: string };
}

/** Without its empty rows. */
export interface Hoja {
  /** Empty for a file of text, which has one only. */
  nombre: string;
  filas: readonly FilaDeArchivo[];
}

/** Without the spaces around it and the apostrophes that our own exports put before what a sheet would run as a formula. */
const limpiar = (celda: Celda): Celda => (typeof celda === 'string' ? sinNeutralizar(celda.trim()) : celda);

export const aHoja = ({ nombre, filas }: { nombre: string; filas: readonly Celda[][] }): Hoja => ({
  nombre,
  filas: filas
    .map((celdas, n) => ({ numero: n + 1, celdas: celdas.map(limpiar) }))
    .filter(({ celdas }) => celdas.some((celda) => celda !== '')),
});
