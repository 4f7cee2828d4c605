import type { ErroresCampos } from '@/domain/shared/errores/error-aplicacion';
import type { Id } from '@/domain/shared/id';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import {
  type FilaImportada,
  filaCreada,
  filaRechazada,
  filaRepetida,
} from '@/domain/shared/importacion/fila-importada';

interface Repetidos<T> {
  guardados: readonly (T & { id: Id })[];
  /** Two that repeat each other have the same; it only spares comparing every one with every other. */
  clave: (uno: T) => string;
  repite: (uno: T, otro: T) => boolean;
  /** Why the second of two that repeat each other cannot be the first written again. */
  contradice?: (uno: T, otro: T) => ErroresCampos | null;
  /** The row as it would be stored, as far as its doubles are concerned. */
  comoQuedaria: (entrada: Record<string, unknown>) => T;
}

/** What becomes of each row, in order: the first of two equal ones is the one that stays. */
export const decidirFilas = <T>(
  filas: readonly FilaLeida[],
  { guardados, clave, repite, contradice, comoQuedaria }: Repetidos<T>,
): FilaImportada[] => {
  const vistos = new Map<string, { dato: T; quien: Parameters<typeof filaRepetida>[0] }[]>();
  const agregar = (dato: T, quien: Parameters<typeof filaRepetida>[0]) => {
    const grupo = vistos.get(clave(dato));
    if (grupo) grupo.push({ dato, quien });
    else vistos.set(clave(dato), [{ dato, quien }]);
  };
  for (const guardado of guardados) agregar(guardado, { id: guardado.id });
  return filas.map(({ entrada, rechazos }, repite_fila) => {
    const dato = comoQuedaria(entrada);
    const igual = vistos.get(clave(dato))?.find((visto) => repite(visto.dato, dato));
    const campos = igual && contradice?.(igual.dato, dato);
    if (Object.keys(rechazos).length > 0) return filaRechazada({ ...campos, ...rechazos });
    if (igual) {
      return campos ? filaRechazada(campos) : filaRepetida(igual.quien);
    }
    agregar(dato, { repite_fila });
    return filaCreada();
  });
};
