/** What the server should answer to each address. */
export type Respuestas = Record<string, object>;

/** Letters without marks, all small: as a list is put in order. */
export const plegado = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

type Clave = string | number;
export const antes = (a: Clave, b: Clave): number => (a === b ? 0 : a < b ? -1 : 1);

/** By the first key in which two differ. */
export const ordenar = <T>(filas: readonly T[], claves: (fila: T) => Clave[], sentido: 1 | -1 = 1): T[] =>
  [...filas].sort((a, b) => {
    const [deA, deB] = [claves(a), claves(b)];
    const n = deA.findIndex((clave, i) => clave !== deB[i]);
    return n === -1 ? 0 : sentido * antes(deA[n] as Clave, deB[n] as Clave);
  });

/** Every page of a list, or only the first ones. */
export const paginas = (
  ruta: string,
  filas: readonly object[],
  { limite, hasta = Number.POSITIVE_INFINITY }: { limite: number; hasta?: number },
): Respuestas => {
  const respuestas: Respuestas = {};
  const cuantas = Math.min(hasta, Math.max(1, Math.ceil(filas.length / limite)));
  for (let n = 0; n < cuantas; n++)
    respuestas[`${ruta}${ruta.includes('?') ? '&' : '?'}pagina=${n + 1}&limite=${limite}`] = {
      total: filas.length,
      data: filas.slice(n * limite, (n + 1) * limite),
    };
  return respuestas;
};
