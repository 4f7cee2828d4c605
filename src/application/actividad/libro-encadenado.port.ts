import type {
  AnclaDeCadena,
  CabezaDeCadena,
  RenglonEncadenado,
} from '@/domain/actividad/cadena-de-actividad';
import type { MarcaDeSello, SelloGuardado } from '@/domain/actividad/sello-de-historia';

/** The seals of the history, in a transaction in which nobody else seals. */
export interface LibroDeSellos {
  cadenas(): Promise<readonly CabezaDeCadena[]>;
  /** `null` when nothing was sealed yet. */
  ultimo(): Promise<SelloGuardado | null>;
  /** What that line is sealed with; `null` when it is not there. */
  huellaDe(cadena: number, numero: number): Promise<string | null>;
  agregar(sello: SelloGuardado): Promise<void>;
  /** Says in the history that the last of it is gone, with so many seals. */
  anotarPerdida(sellos: number): Promise<void>;
  /** In the place of the last one. */
  reemplazarUltimo(sello: SelloGuardado): Promise<void>;
}

/** Remembers the last seal where whoever has the database cannot change it. */
export interface MemoriaDeSello {
  /** `null` when it never saw one. */
  leer(): Promise<MarcaDeSello | null>;
  guardar(marca: MarcaDeSello): Promise<void>;
}

/** The history as it was sealed, all of it at one moment. */
export interface LibroEncadenado {
  cadenas(): Promise<readonly CabezaDeCadena[]>;
  /** The lines of a chain after `desde`, in order; at most `limite`. */
  renglones(cadena: number, desde: number, limite: number): Promise<readonly RenglonEncadenado[]>;
  /** Ids of lines that belong to no chain, or whose chain does not know them. */
  sueltos(): Promise<readonly number[]>;
  /** Where each chain began after each time its oldest lines were removed. */
  anclas(): Promise<readonly (AnclaDeCadena & { cadena: number })[]>;
  /** The seals that are kept, in order. */
  sellos(): Promise<readonly SelloGuardado[]>;
  /** Names of what should keep the history from being changed, and is not there or is off. */
  guardasQueFaltan(): Promise<readonly string[]>;
}
