import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { StatusBadge } from '@/ui/shared/status-badge';
import { renderPanel } from './render-panel';

const options = [
  { value: 'ACTIVO', label: 'Activo', tone: 'success' },
  { value: 'CON_PERMISO', label: 'Con permiso', tone: 'warning' },
] as const;

describe('StatusBadge (especificación §2)', () => {
  it('un clic pasa al siguiente y el último vuelve al primero', async () => {
    const onChange = vi.fn();
    const { user, rerender } = renderPanel(
      <StatusBadge status="ACTIVO" options={options} onChange={onChange} />,
    );
    await user.click(screen.getByRole('button', { name: 'Activo' }));
    rerender(<StatusBadge status="CON_PERMISO" options={options} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'Con permiso' }));
    expect(onChange.mock.calls).toEqual([['CON_PERMISO'], ['ACTIVO']]);
  });

  it('explica a qué cambia, al pasar por encima y al enfocar', async () => {
    const { user } = renderPanel(
      <StatusBadge status="ACTIVO" options={options} onChange={() => undefined} />,
    );
    const badge = screen.getByRole('button', { name: 'Activo' });
    expect(badge).toHaveAccessibleDescription('Cambiar a Con permiso');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.hover(badge);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Cambiar a Con permiso');
    await user.unhover(badge);
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    expect(screen.getByRole('tooltip')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('mientras cambia dice «Cambiando...» y no se puede pulsar', () => {
    renderPanel(<StatusBadge status="ACTIVO" options={options} onChange={() => undefined} busy />);
    expect(screen.getByRole('status')).toHaveTextContent('Cambiando...');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('sin permiso para cambiarlo solo muestra la palabra', () => {
    renderPanel(<StatusBadge status="ACTIVO" options={options} />);
    expect(screen.getByText('Activo')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('un estado que no gira solo se muestra', () => {
    renderPanel(<StatusBadge status={'EGRESADO' as string} options={options} onChange={() => undefined} />);
    expect(screen.getByText('EGRESADO')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
