import { errorConflicto } from '@/domain/shared/errores/errores-comunes';
import type { Id } from '@/domain/shared/id';

/** Ids of the participantes that are there to try the product; empty where the service decides by itself. */
export type GenteDeEjemplo = ReadonlySet<string>;

interface DeAlguien {
  participante_id: Id;
}

const esDe =
  (ejemplos: GenteDeEjemplo) =>
  ({ participante_id }: DeAlguien): boolean =>
    ejemplos.has(String(participante_id));

/** One receipt is of the foundation or of the examples: it would be kept or erased whole. Throws CONFLICTO. */
export const exigirSinMezcla = (partes: readonly DeAlguien[], ejemplos: GenteDeEjemplo): void => {
  const deEjemplo = partes.filter(esDe(ejemplos)).length;
  if (deEjemplo > 0 && deEjemplo < partes.length)
    throw errorConflicto('Un mismo pago no puede ser de personas de ejemplo y de personas reales: sepárelo');
};

/** What pays a fee of its own kind: invented money pays no real fee, nor the other way around. */
export const deLaMismaClase = <T extends DeAlguien>(
  movimientos: readonly T[],
  mensualidad: DeAlguien,
  ejemplos: GenteDeEjemplo,
): T[] => {
  const esDeEjemplo = esDe(ejemplos);
  return movimientos.filter((uno) => esDeEjemplo(uno) === esDeEjemplo(mensualidad));
};

/** What is sealed for good is never of invented money. `que` is what was asked for. Throws CONFLICTO. */
export const exigirSinEjemplos = (ejemplos: GenteDeEjemplo, que: string): void => {
  if (ejemplos.size > 0)
    throw errorConflicto(`Hay datos de ejemplo cargados: bórrelos antes de ${que}, en el Tablero`);
};
