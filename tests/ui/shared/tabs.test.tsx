import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '@/ui/shared/tabs';
import { renderPanel } from './render-panel';

const tabs = [
  { id: 'mensualidades', label: 'Mensualidades', count: 12 },
  { id: 'cartera', label: 'Cartera' },
  { id: 'recaudo', label: 'Recaudo' },
];

function Controlled() {
  const [current, setCurrent] = useState('cartera');
  return (
    <Tabs label="Financiero" tabs={tabs} current={current} onChange={setCurrent}>
      {`Contenido de ${current}`}
    </Tabs>
  );
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });

describe('Tabs sobre una misma pantalla', () => {
  it('un clic cambia el contenido, que lleva el nombre de su pestaña', async () => {
    const { user } = renderPanel(<Controlled />);
    expect(screen.getByRole('tabpanel', { name: 'Cartera' })).toHaveTextContent('Contenido de cartera');
    await user.click(tab(/Recaudo/));
    expect(tab(/Recaudo/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Recaudo' })).toHaveTextContent('Contenido de recaudo');
  });

  it('con el teclado se entra en la actual y se recorre con flechas, Inicio y Fin', async () => {
    const { user } = renderPanel(<Controlled />);
    await user.tab();
    expect(tab(/Cartera/)).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab(/Recaudo/)).toHaveFocus();
    expect(tab(/Recaudo/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowRight}');
    expect(tab(/Mensualidades/)).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}{Home}');
    expect(tab(/Mensualidades/)).toHaveAttribute('aria-selected', 'true');
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('Tabs que son direcciones', () => {
  it('son enlaces de navegación y la actual lo dice', () => {
    renderPanel(
      <Tabs
        label="Financiero"
        current="recaudo"
        LinkComponent={({ children, ...props }) => <a {...props}>{children}</a>}
        tabs={tabs.map((one) => ({ ...one, href: `/financiero?vista=${one.id}` }))}
      >
        Contenido
      </Tabs>,
    );
    expect(screen.getByRole('navigation', { name: 'Financiero' })).toBeVisible();
    const current = screen.getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', '/financiero?vista=recaudo');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});
