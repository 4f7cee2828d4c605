import { analizar } from '@/domain/shared/analizar';
import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import { z } from '@/domain/shared/zod';

/** What the rules of a single creation say of a row, by field; nothing when they accept it. `campo` takes what is of none. */
export const rechazosDeReglas = (reglas: () => void, campo: string): ErroresCampos => {
  try {
    reglas();
    return {};
  } catch (error) {
    if (!esErrorAplicacion(error)) throw error;
    return Object.keys(error.campos).length > 0 ? error.campos : { [campo]: error.message };
  }
};

/** What takes what is of no field: a body that is an object has nothing of that. */
const DE_NINGUNO = '';

/** What of a row has nothing against it. What is wrong inside a field is told by its path: the field is not good. */
export const sinLoRechazado = (
  entrada: FilaLeida['entrada'],
  rechazos: ErroresCampos,
): FilaLeida['entrada'] => {
  const malos = new Set(Object.keys(rechazos).map((ruta) => ruta.split('.', 1)[0]));
  return Object.fromEntries(Object.entries(entrada).filter(([nombre]) => !malos.has(nombre)));
};

/**
 * All that is wrong in a row, so that nobody corrects one thing to be told of the next: each cell, each field of what a creation
 * takes, and what `fallos` says between those that are good.
 */
export const todosLosRechazos = <T extends z.core.$ZodShape>(
  { entrada, rechazos }: FilaLeida,
  esquema: z.ZodMiniObject<T>,
  fallos: (datos: Partial<z.output<z.ZodMiniObject<T>>>) => ErroresCampos,
): ErroresCampos => {
  const deCampos = { ...rechazosDeReglas(() => void analizar(esquema, entrada), DE_NINGUNO), ...rechazos };
  const buenos = sinLoRechazado(entrada, deCampos);
  const datos = analizar(z.partial(esquema), buenos) as Parameters<typeof fallos>[0];
  return { ...fallos(datos), ...deCampos };
};
