import { expect, it } from 'vitest';
import { sinMargenes } from '@/ui/panel/configuracion/fundacion/sin-margenes';

const COLORES: Record<string, readonly number[]> = {
  '.': [0, 0, 0, 0],
  // Transparent of another colour, and nearly so.
  ',': [255, 255, 255, 9],
  b: [255, 255, 255, 255],
  g: [250, 249, 252, 255],
  n: [20, 30, 40, 255],
};
const recortada = (...filas: string[]) =>
  sinMargenes(
    filas.flatMap((fila) => [...fila].flatMap((letra) => COLORES[letra] ?? [])),
    filas[0]?.length ?? 0,
    filas.length,
  );

it('leaves out what is transparent around a drawing, whatever its colour', () => {
  expect(recortada('......', '.,n...', '..nn,.', '......')).toEqual({ x: 2, y: 1, ancho: 2, alto: 2 });
});

it('keeps what is white in a drawing over nothing', () => {
  expect(recortada('.....', '.nbb.', '.....')).toEqual({ x: 1, y: 1, ancho: 3, alto: 1 });
});

it('leaves out a ground of one colour, as a photo has it, and nothing of what is between', () => {
  expect(recortada('bgbgb', 'gbnbg', 'bgbbg', 'bgbnb')).toEqual({ x: 2, y: 1, ancho: 2, alto: 3 });
});

it.each([
  ['reaches every side', ['nb', 'bn'], { x: 0, y: 0, ancho: 2, alto: 2 }],
  ['is one colour', ['nnn', 'nnn'], { x: 0, y: 0, ancho: 3, alto: 2 }],
  ['has nothing to be seen', ['..', ',.'], { x: 0, y: 0, ancho: 2, alto: 2 }],
])('keeps a picture whole when it %s', (_que, filas, todo) => {
  expect(recortada(...filas)).toEqual(todo);
});
