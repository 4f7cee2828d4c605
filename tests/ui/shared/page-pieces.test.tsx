import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { QuickActionTile } from '@/ui/shared/quick-action-tile';
import { ReadOnlyNotice } from '@/ui/shared/read-only-notice';
import { StatCard } from '@/ui/shared/stat-card';
import { renderPanel } from './render-panel';

describe('StatCard', () => {
  it('muestra el valor en números colombianos y la tendencia con signo y palabra', () => {
    renderPanel(
      <StatCard title="Participantes" value={12345} trend={{ percent: -2.5, label: 'frente a octubre' }} />,
    );
    expect(screen.getByText('12.345')).toBeVisible();
    expect(screen.getByText('-2,5 %')).toBeVisible();
    expect(screen.getByRole('img', { name: 'baja' })).toBeVisible();
    expect(screen.getByText('frente a octubre')).toBeVisible();
  });

  it.each([
    [12.5, '+12,5 %'],
    [-44, '-44 %'],
    [1234.56, '+1.234,6 %'],
    [0.04, '0 %'],
    [0, '0 %'],
  ])('una tendencia de %s se lee %s', (percent, escrita) => {
    renderPanel(<StatCard title="Participantes" value={1} trend={{ percent }} />);
    expect(screen.getByText(escrita)).toBeVisible();
  });

  it('sin valor todavía, lo dice', () => {
    renderPanel(<StatCard title="Participantes" />);
    expect(screen.getByRole('status', { name: 'Cargando...' })).toBeVisible();
  });
});

describe('LoadingIndicator', () => {
  it('dice «Cargando...» o lo que se le pida', () => {
    const { rerender } = renderPanel(<LoadingIndicator />);
    expect(screen.getByRole('status')).toHaveTextContent('Cargando...');
    rerender(<LoadingIndicator text="Verificando autenticación..." size="lg" fullScreen />);
    expect(screen.getByRole('status')).toHaveTextContent('Verificando autenticación...');
  });
});

describe('QuickActionTile', () => {
  it('es un botón cuando hace algo y un enlace cuando lleva a otra parte', async () => {
    const onClick = vi.fn();
    const { user } = renderPanel(
      <>
        <QuickActionTile icon={null} label="Registrar pago" onClick={onClick} />
        <QuickActionTile icon={null} label="Subir archivos" href="/formatos" />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Registrar pago' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('link', { name: 'Subir archivos' })).toHaveAttribute('href', '/formatos');
  });
});

describe('ReadOnlyNotice', () => {
  it('dice «Solo lectura»', () => {
    renderPanel(<ReadOnlyNotice />);
    expect(screen.getByText('Solo lectura')).toBeVisible();
  });
});
