import { type Entorno, NOMBRES_DE_ENTORNO } from '@/server/arranque/entorno';
import { enArchivo, SECRETOS } from '@/server/arranque/secretos';

const CONOCIDOS: readonly string[] = [...NOMBRES_DE_ENTORNO, ...SECRETOS.map(enArchivo)];

/** Letters to change, add, take away or swap to go from one word to the other. */
const distancia = (a: string, b: string): number => {
  const filas = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  filas[0] = Array.from({ length: b.length + 1 }, (_, j) => j);
  const en = (i: number, j: number) => filas[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const cambio = a[i - 1] === b[j - 1] ? 0 : 1;
      const cruce = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? en(i - 2, j - 2) + 1 : en(i, j - 1) + 1;
      (filas[i] as number[])[j] = Math.min(
        en(i - 1, j) + 1,
        en(i, j - 1) + 1,
        en(i - 1, j - 1) + cambio,
        cruce,
      );
    }
  }
  return en(a.length, b.length);
};

/** Short names are near everything: HOME is not a mistaken HOST. */
const tolerancia = (nombre: string): number => (nombre.length >= 8 ? 2 : nombre.length >= 5 ? 1 : 0);

/** Names the program does not know, and are nearly one that it does. */
export const nombresParecidos = (entorno: Entorno): { escrito: string; conocido: string }[] =>
  Object.keys(entorno)
    .filter((nombre) => !CONOCIDOS.includes(nombre))
    .flatMap((escrito) => {
      const conocido = CONOCIDOS.find(
        (nombre) =>
          tolerancia(nombre) > 0 &&
          (escrito.toUpperCase() === nombre || distancia(escrito, nombre) <= tolerancia(nombre)),
      );
      return conocido ? [{ escrito, conocido }] : [];
    });

export const avisosDeNombres = (entorno: Entorno): string[] =>
  nombresParecidos(entorno).map(
    ({ escrito, conocido }) =>
      `Aviso: ${escrito} no es una variable de este programa y no se usa. ¿Quiso escribir ${conocido}?`,
  );
