import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatGrid } from '@/ui/shared/stat-grid';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

describe('StatGrid (especificación §2: de 2 a 5 columnas)', () => {
  it.each([
    [1400, 1, 50],
    [1400, 2, 50],
    [1400, 3, 100 / 3],
    [1400, 4, 25],
    [1400, 5, 20],
    [1400, 9, 20],
    // On a tablet four go two by two, rather than three and one.
    [800, 2, 50],
    [800, 3, 100 / 3],
    [800, 4, 50],
    [800, 5, 100 / 3],
  ])('en %i px y de a %i cifras, cada una pide %d por ciento de la línea', (width, columns, parte) => {
    setWindowWidth(width);
    renderPanel(
      <StatGrid columns={columns}>
        <p>Cifra</p>
      </StatGrid>,
    );
    const base = getComputedStyle(screen.getByText('Cifra')).flexBasis;
    expect(Number.parseFloat(base.replace('calc(', ''))).toBeCloseTo(parte, 3);
  });
});
