import { describe, expect, it } from 'vitest';
import { floatingPosition } from '@/ui/shared/tooltip';

const VIEW = { width: 320, height: 640 };
const trigger = (top: number) => ({ top, bottom: top + 44, left: 243, right: 287 });

describe('dónde se abre la ayuda de un control', () => {
  it.each([
    ['debajo, si cabe', trigger(60), 300, 108],
    ['encima, si debajo no cabe', trigger(500), 300, 196],
    ['sobre el botón, entero en la ventana, si no cabe en ninguno de los dos lados', trigger(338), 420, 212],
    ['desde arriba, si es tan alto como la ventana', trigger(338), 624, 8],
  ])('%s', (_caso, boton, height, top) => {
    expect(floatingPosition(boton, { width: 272, height }, VIEW)).toEqual({ top, left: 15 });
  });

  it('no se sale por los lados', () => {
    const izquierda = { top: 60, bottom: 104, left: 8, right: 52 };
    expect(floatingPosition(izquierda, { width: 272, height: 100 }, VIEW).left).toBe(8);
    const derecha = { top: 60, bottom: 104, left: 280, right: 330 };
    expect(floatingPosition(derecha, { width: 272, height: 100 }, VIEW).left).toBe(40);
  });
});
