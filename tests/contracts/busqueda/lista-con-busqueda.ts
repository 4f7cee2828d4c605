import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { formatearTelefono } from '@/domain/shared/telefono';
import type { Mundo } from '../apoyo/mundo';
import type { CasaConGente } from './casa-con-gente';

export const PAGINA = { pagina: 1, limite: 20 };

/** What each column of a list writes, with the functions of the columns, for one row. */
export type Visto = (casa: CasaConGente) => (string | null)[];

export interface Lista {
  nombre: string;
  buscar: (mundo: Mundo, buscar: string) => Promise<{ ids: Id[]; total: number }>;
  /** The row, and what it shows; that it is found alone by it, but for what it shares with others. */
  filas: readonly [fila: (casa: CasaConGente) => Id, soloSuyo: Visto, compartido: Visto][];
}

export const idsDe = (datos: readonly { id: Id }[]) => datos.map(({ id }) => id);

export const deParticipante =
  (quien: 'ana' | 'beto' | 'nadia'): Visto =>
  (casa) => [casa[quien].nombre, documentoDe(casa[quien]), formatearTelefono(casa[quien].telefono)];

export const NADA: Visto = () => [];
