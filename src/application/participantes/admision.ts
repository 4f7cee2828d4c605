import { type Ocupante, tomaCupo } from '@/domain/participantes/toma-cupo';
import { revisarCupo } from '@/domain/sedes/ocupacion-sede';
import type { Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';

/** Somebody comes to live in a sede: `revisar` says whether it may take them, and throws what {@link revisarCupo} does. */
export interface Admision {
  sede: Id;
  revisar: (sede: Sede) => void;
}

/** `undefined` when the change takes no place that the person did not have; `antes` is `null` for a new record. */
export const admisionDe = (antes: Ocupante | null, despues: Ocupante): Admision | undefined =>
  despues.sede_id !== null && tomaCupo(antes, despues)
    ? { sede: despues.sede_id, revisar: (sede) => revisarCupo(sede, despues.area) }
    : undefined;
