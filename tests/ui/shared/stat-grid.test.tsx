import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatGrid } from '@/ui/shared/stat-grid';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

describe('StatGrid (especificación §2: de 2 a 5 columnas)', () => {
  it.each([
    [1, 50],
    [2, 50],
    [3, 100 / 3],
    [4, 25],
    [5, 20],
    [9, 20],
  ])('con %i cifras, cada una pide %d %% de la línea', (columns, parte) => {
    setWindowWidth(1400);
    renderPanel(
      <StatGrid columns={columns}>
        <p>Cifra</p>
      </StatGrid>,
    );
    const base = getComputedStyle(screen.getByText('Cifra')).flexBasis;
    expect(Number.parseFloat(base.replace('calc(', ''))).toBeCloseTo(parte, 3);
  });
});
