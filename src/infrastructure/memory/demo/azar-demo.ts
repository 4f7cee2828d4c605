/** A generator that gives the same numbers for the same seed: the demo is one story, told again each day. */
export interface AzarDemo {
  /** A whole number, both ends included. */
  entero(minimo: number, maximo: number): number;
  elegir<T>(opciones: readonly [T, ...T[]]): T;
  /** True that many times in a hundred. */
  ocurre(porcentaje: number): boolean;
}

/** Mulberry32. */
export const crearAzarDemo = (semilla: number): AzarDemo => {
  let estado = semilla;
  const siguiente = (): number => {
    estado = (estado + 0x6d2b79f5) | 0;
    let mezcla = Math.imul(estado ^ (estado >>> 15), 1 | estado);
    mezcla = (mezcla + Math.imul(mezcla ^ (mezcla >>> 7), 61 | mezcla)) ^ mezcla;
    return ((mezcla ^ (mezcla >>> 14)) >>> 0) / 2 ** 32;
  };
  const entero = (minimo: number, maximo: number) => minimo + Math.floor(siguiente() * (maximo - minimo + 1));
  return {
    entero,
    elegir: <T>(opciones: readonly [T, ...T[]]) => opciones[entero(0, opciones.length - 1)] as T,
    ocurre: (porcentaje) => entero(1, 100) <= porcentaje,
  };
};
