import type { CabezaDeCadena, RenglonEncadenado } from '@/domain/actividad/cadena-de-actividad';

/** The history as it was sealed, all of it at one moment. */
export interface LibroEncadenado {
  cadenas(): Promise<readonly CabezaDeCadena[]>;
  /** The lines of a chain after `desde`, in order; at most `limite`. */
  renglones(cadena: number, desde: number, limite: number): Promise<readonly RenglonEncadenado[]>;
  /** Ids of lines that belong to no chain, or whose chain does not know them. */
  sueltos(): Promise<readonly number[]>;
}
