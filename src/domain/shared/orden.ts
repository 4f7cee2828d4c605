import { plegar } from '@/domain/shared/textos';

type Comparable = string | number | boolean | null | undefined;

const compararValores = (a: Comparable, b: Comparable): number => {
  if (typeof a === 'string' && typeof b === 'string') {
    const [pa, pb] = [plegar(a), plegar(b)];
    return pa < pb ? -1 : pa > pb ? 1 : 0;
  }
  return Number(a) - Number(b);
};

/**
 * Order by one key, ties by id in the same direction unless told (`empatesDescendentes`); records without the value come
 * last in both.
 */
export const ordenarPor = <T extends { id: string | number }>(
  filas: readonly T[],
  clave: (fila: T) => Comparable,
  descendente: boolean,
  empatesDescendentes: boolean = descendente,
): T[] =>
  [...filas].sort((a, b) => {
    const [va, vb] = [clave(a), clave(b)];
    const [nulaA, nulaB] = [va === null || va === undefined, vb === null || vb === undefined];
    if (nulaA !== nulaB) return nulaA ? 1 : -1;
    const porClave = compararValores(va, vb) || 0;
    if (porClave !== 0) return descendente ? -porClave : porClave;
    const porId = compararValores(a.id, b.id);
    return empatesDescendentes ? -porId : porId;
  });

/** Splits `-nombre` into its field and direction. */
export const leerOrden = (orden: string): { campo: string; descendente: boolean } =>
  orden.startsWith('-') ? { campo: orden.slice(1), descendente: true } : { campo: orden, descendente: false };
