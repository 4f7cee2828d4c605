import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Pagination } from '@/ui/shared/pagination';
import { renderPanel } from './render-panel';

describe('Pagination', () => {
  it('dice qué se muestra, en números colombianos, y en qué página está', () => {
    renderPanel(<Pagination page={4} pageSize={10} total={1234} onPageChange={() => undefined} />);
    expect(screen.getByText('Mostrando 31 a 40 de 1.234 resultados')).toBeVisible();
    expect(screen.getByText('Página 4 de 124')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Página 4' })).toHaveAttribute('aria-current', 'page');
  });

  it('la última página muestra lo que queda', () => {
    renderPanel(<Pagination page={3} pageSize={10} total={23} onPageChange={() => undefined} />);
    expect(screen.getByText('Mostrando 21 a 23 de 23 resultados')).toBeVisible();
  });

  it('sin resultados dice cero y no se mueve', async () => {
    const onPageChange = vi.fn();
    const { user } = renderPanel(<Pagination page={1} pageSize={10} total={0} onPageChange={onPageChange} />);
    expect(screen.getByText('Mostrando 0 a 0 de 0 resultados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    expect(onPageChange).not.toHaveBeenCalled();
  });

  it('Anterior, Siguiente y los números llevan a su página', async () => {
    const onPageChange = vi.fn();
    const { user } = renderPanel(
      <Pagination page={2} pageSize={10} total={40} onPageChange={onPageChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Anterior' }));
    await user.click(screen.getByRole('button', { name: 'Siguiente' }));
    await user.click(screen.getByRole('button', { name: 'Página 4' }));
    await user.click(screen.getByRole('button', { name: 'Página 2' }));
    expect(onPageChange.mock.calls).toEqual([[1], [3], [4]]);
  });

  it('en la primera página Anterior no hace nada y lo dice', async () => {
    const onPageChange = vi.fn();
    const { user } = renderPanel(
      <Pagination page={1} pageSize={10} total={40} onPageChange={onPageChange} />,
    );
    const nav = within(screen.getByRole('navigation', { name: 'Paginación' }));
    expect(nav.getByRole('button', { name: 'Anterior' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(nav.getByRole('button', { name: 'Anterior' }));
    expect(onPageChange).not.toHaveBeenCalled();
  });
});
