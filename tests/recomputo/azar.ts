/** Chances that come out alike for the same seed. */
export interface Azar {
  /** From 0, inclusive, to 1. */
  fraccion(): number;
  /** Whole, both ends included. */
  entre(minimo: number, maximo: number): number;
  /** True that many times of each hundred. */
  suerte(porcentaje: number): boolean;
  uno<T>(opciones: readonly T[]): T;
  /** Like {@link uno}; nothing when there is nothing to choose. */
  quiza<T>(opciones: readonly T[]): T | undefined;
  /** Some of them, without repeating, in any order. */
  algunos<T>(opciones: readonly T[], cuantos: number): T[];
}

/** mulberry32: 32 bits of state, enough to choose what a few people do. */
const mulberry32 = (semilla: number) => {
  let estado = semilla >>> 0;
  return (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
};

export const crearAzar = (semilla: number): Azar => {
  const fraccion = mulberry32(semilla);
  const entre = (minimo: number, maximo: number) => minimo + Math.floor(fraccion() * (maximo - minimo + 1));
  const uno = <T>(opciones: readonly T[]): T => {
    if (opciones.length === 0) throw new Error('No hay de dónde escoger');
    return opciones[entre(0, opciones.length - 1)] as T;
  };
  return {
    fraccion,
    entre,
    uno,
    quiza: (opciones) => (opciones.length === 0 ? undefined : uno(opciones)),
    suerte: (porcentaje) => fraccion() * 100 < porcentaje,
    algunos: (opciones, cuantos) => {
      const quedan = [...opciones];
      const elegidos = [];
      while (quedan.length > 0 && elegidos.length < cuantos)
        elegidos.push(...quedan.splice(entre(0, quedan.length - 1), 1));
      return elegidos;
    },
  };
};
