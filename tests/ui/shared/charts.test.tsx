import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BarChart } from '@/ui/shared/charts/bar-chart';
import { LineChart } from '@/ui/shared/charts/line-chart';
import { renderPanel } from './render-panel';

const format = (value: number) => `$ ${value}`;
const one = {
  title: 'Cartera por edades',
  category: 'Edad',
  series: ['Cartera'],
  points: [
    { label: 'Al día', values: [100] },
    { label: 'Vencida', values: [0] },
  ],
  format,
};
const two = {
  ...one,
  series: ['Recaudado', 'Facturado'],
  points: [
    { label: 'oct', values: [80, 100] },
    { label: 'nov', values: [120, 90] },
  ],
};

describe.each([
  ['barras', <BarChart key="b" {...one} />],
  ['línea', <LineChart key="l" {...one} />],
])('Gráfica de %s', (_, chart) => {
  it('es una imagen que dice sus números, sin leyenda para una sola serie', () => {
    renderPanel(chart);
    const image = screen.getByRole('img', { name: 'Cartera por edades. Al día: $ 100; Vencida: $ 0.' });
    expect(within(image).getByText('$ 100')).toBeInTheDocument();
    expect(screen.queryByText('Cartera')).toBeNull();
  });

  it('se ve como tabla con los mismos números, y vuelve', async () => {
    const { user } = renderPanel(chart);
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    const table = screen.getByRole('table', { name: 'Cartera por edades' });
    expect(within(table).getByRole('row', { name: 'Vencida $ 0' })).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Ver como gráfica' }));
    expect(screen.getByRole('img')).toBeVisible();
  });
});

describe('Gráficas de dos series', () => {
  it('el número de un mes en cero no cae sobre los nombres de los meses', () => {
    renderPanel(<LineChart {...two} points={[{ label: 'oct', values: [0, 100] }]} />);
    const altura = (texto: string) => Number(screen.getByText(texto).getAttribute('y'));
    expect(altura('oct') - altura('$ 0')).toBeGreaterThan(20);
  });

  it('nombran las dos, y los rótulos cortos no cambian la tabla', async () => {
    const { user } = renderPanel(<BarChart {...two} formatShort={(value) => `${value} k`} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(two.series);
    expect(screen.getByText('120 k')).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(/nov: Recaudado \$ 120, Facturado \$ 90/);
    await user.click(screen.getByRole('button', { name: 'Ver como tabla' }));
    expect(screen.getByRole('row', { name: 'nov $ 120 $ 90' })).toBeVisible();
  });

  it('el resumen que se da manda sobre el que se arma', () => {
    renderPanel(<LineChart {...two} summary="El recaudo subió en noviembre." />);
    expect(screen.getByRole('img', { name: 'El recaudo subió en noviembre.' })).toBeVisible();
  });

  it('sin datos lo dice, y no ofrece una tabla vacía', () => {
    renderPanel(<LineChart {...two} points={[]} />);
    expect(screen.getByText('No hay datos')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
