import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '@/ui/shared/tabs';
import { renderPanel } from './render-panel';

const tabs = [
  { id: 'mensualidades', label: 'Mensualidades', count: 12 },
  { id: 'cartera', label: 'Cartera' },
  { id: 'recaudo', label: 'Recaudo' },
];

describe('Tabs', () => {
  it('son enlaces de navegación y la actual lo dice', () => {
    renderPanel(
      <Tabs
        label="Financiero"
        current="recaudo"
        LinkComponent={({ children, ...props }) => <a {...props}>{children}</a>}
        tabs={tabs.map((one) => ({ ...one, href: `/financiero?vista=${one.id}` }))}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Financiero' })).toBeVisible();
    const current = screen.getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', '/financiero?vista=recaudo');
    expect(screen.getByRole('link', { name: 'Mensualidades 12' })).toBeVisible();
  });
});
