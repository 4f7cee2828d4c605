import type { OpcionesCreacion } from '@/application/shared/opciones';
import type { Id } from '@/domain/shared/id';
import type { DatosDeEjemplo } from '@/domain/sistema/datos-de-ejemplo';

export type EjemplosContados = Omit<DatosDeEjemplo, 'impedimento'>;

/** Says that whoever was just written, and has nothing yet, is of the examples. */
export type Marcar = (participante: Id) => Promise<void>;

/** Which people are there to try the product. */
export interface LibroDeEjemplos {
  contar(): Promise<EjemplosContados>;
  /**
   * Once `revisar` allows it, runs `escribir` and leaves it in the history: all of it or nothing, with nobody else loading,
   * paying or closing a month meanwhile.
   */
  cargar(
    revisar: (hay: EjemplosContados) => void,
    escribir: (marcar: Marcar) => Promise<void>,
    opciones?: OpcionesCreacion,
  ): Promise<EjemplosContados>;
  /**
   * Them and all that hangs from them, and nothing else: a guardian who answers for somebody real too stays with them. All
   * or nothing, with its line in the history; answers what there was and who they were. Nothing when there is none.
   */
  borrar(): Promise<{ habia: EjemplosContados; participantes: readonly Id[] }>;
}
