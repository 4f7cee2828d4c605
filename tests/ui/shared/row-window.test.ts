import { describe, expect, it } from 'vitest';
import { OVERSCAN, ROWS_IN_DOCUMENT, rowSlots, rowWindow } from '@/ui/shared/use-row-window';

describe('rowWindow', () => {
  it('empieza en la primera fila mientras la lista no ha subido', () => {
    expect(rowWindow(10_000, 50, { top: 300, height: 800 })).toEqual({ start: 0, size: 32 });
  });

  it('sigue lo que se ve, con unas filas de margen antes', () => {
    expect(rowWindow(10_000, 50, { top: -5_000, height: 800 }).start).toBe(100 - OVERSCAN);
  });

  it('al final no pide filas que no existen', () => {
    const { start, size } = rowWindow(100, 50, { top: -50_000, height: 800 });
    expect(start + size).toBe(100);
  });

  it('nunca pasa del tope, ni en una ventana enorme', () => {
    expect(rowWindow(10_000, 10, { top: 0, height: 9_000 }).size).toBeLessThan(ROWS_IN_DOCUMENT);
  });
});

describe('rowSlots', () => {
  it('guarda el lugar de lo que no se dibuja', () => {
    expect(rowSlots(10, 4, 2, null)).toEqual([
      { gap: 4, from: 0 },
      { index: 4 },
      { index: 5 },
      { gap: 4, from: 6 },
    ]);
  });

  it('la fila que tiene el foco sigue en su sitio aunque no se vea', () => {
    expect(rowSlots(10, 6, 2, 2)).toEqual([
      { gap: 2, from: 0 },
      { index: 2 },
      { gap: 3, from: 3 },
      { index: 6 },
      { index: 7 },
      { gap: 2, from: 8 },
    ]);
    expect(rowSlots(3, 0, 3, 9)).toHaveLength(3);
  });
});
