/** A part of a picture, in its pixels. */
export interface Recuadro {
  x: number;
  y: number;
  ancho: number;
  alto: number;
}

const CANALES = 4;
const ALFA = 3;
/** A photo of a logo is never of one colour exactly. */
const SE_PARECE = 12;

/**
 * Where a drawing is within its picture, without what is around it of the colour of its corner, or as transparent: with air
 * on a side it would be seen small, and far from what goes beside it. `pixeles` is RGBA, row after row; a picture of one
 * colour is all drawing.
 */
export const sinMargenes = (pixeles: ArrayLike<number>, ancho: number, alto: number): Recuadro => {
  const canal = (lugar: number, cual: number): number => pixeles[lugar * CANALES + cual] ?? 0;
  const esFondo = (lugar: number): boolean => {
    const bastante = (cual: number) => Math.abs(canal(lugar, cual) - canal(0, cual)) <= SE_PARECE;
    // Nobody sees which colour the transparent is of.
    const transparente = canal(0, ALFA) <= SE_PARECE && canal(lugar, ALFA) <= SE_PARECE;
    return transparente || [0, 1, 2, ALFA].every(bastante);
  };
  let [izquierda, derecha, arriba, abajo] = [ancho, -1, alto, -1];
  for (let lugar = 0; lugar < ancho * alto; lugar += 1) {
    if (esFondo(lugar)) continue;
    const [x, y] = [lugar % ancho, Math.floor(lugar / ancho)];
    izquierda = Math.min(izquierda, x);
    derecha = Math.max(derecha, x);
    arriba = Math.min(arriba, y);
    abajo = Math.max(abajo, y);
  }
  if (derecha < 0) return { x: 0, y: 0, ancho, alto };
  return { x: izquierda, y: arriba, ancho: derecha - izquierda + 1, alto: abajo - arriba + 1 };
};
