import { screen, waitFor, within } from '@testing-library/react';
import { House, Users } from 'lucide-react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LinkProps } from '@/ui/shared/link-props';
import { PanelShell } from '@/ui/shared/panel-shell/panel-shell';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';
import { setWindowWidth } from './window-width';

const Link = ({ href, ...rest }: LinkProps) => <a {...rest} href={`#${href}`} />;

const logout = vi.fn();

function Stage({ open: initialOpen = false, collapsed: initialCollapsed = false }) {
  const [open, setOpen] = useState(initialOpen);
  const [collapsed, setCollapsed] = useState(initialCollapsed);
  return (
    <PanelShell
      brandName="Fundación"
      sections={[
        { id: 'dashboard', label: 'Panel de Control', href: '/dashboard', icon: House },
        { id: 'participantes', label: 'Participantes', href: '/participantes', icon: Users, current: true },
      ]}
      LinkComponent={Link}
      sidebarOpen={open}
      sidebarCollapsed={collapsed}
      onSidebarOpenChange={setOpen}
      onSidebarCollapsedChange={setCollapsed}
      place="Participantes"
      person={{ name: 'Ana Ríos', email: 'ana@fundacion.example' }}
      personActions={[{ id: 'salir', label: 'Cerrar Sesión', onSelect: logout }]}
    >
      <h1>Contenido</h1>
    </PanelShell>
  );
}

describe('PanelShell en escritorio', () => {
  beforeEach(() => setWindowWidth(1024));

  it('tiene regiones, enlace para saltar y la sección actual marcada', () => {
    renderPanel(<Stage />);
    const skip = screen.getByRole('link', { name: 'Saltar al contenido' });
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
    expect(screen.getByRole('banner')).toHaveTextContent('Participantes');
    const nav = within(screen.getByRole('navigation', { name: 'Secciones' }));
    expect(nav.getByRole('link', { name: 'Participantes' })).toHaveAttribute('aria-current', 'page');
    expect(nav.getByRole('link', { name: 'Panel de Control' })).not.toHaveAttribute('aria-current');
  });

  it('se pliega a iconos y las secciones conservan su nombre', async () => {
    const { user } = renderPanel(<Stage />);
    expect(screen.getByText('Contraer menú')).toBeVisible();
    expect(screen.getByText('Fundación')).toHaveAttribute('title', 'Fundación');
    await user.click(screen.getByRole('button', { name: 'Contraer menú' }));
    expect(screen.getByRole('link', { name: 'Participantes' })).toHaveAttribute('title', 'Participantes');
    expect(screen.getByRole('button', { name: 'Expandir menú' })).toHaveTextContent(/^$/);
    expect(screen.getByText('Fundación')).not.toHaveAttribute('title');
    await user.click(screen.getByRole('button', { name: 'Expandir menú' }));
    expect(screen.getByRole('link', { name: 'Participantes' })).not.toHaveAttribute('title');
  });

  it('nunca superpone el menú, aunque la preferencia diga abierto', () => {
    renderPanel(<Stage open />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Abrir menú' })).toBeNull();
  });

  it('la cuenta ofrece cerrar sesión', async () => {
    const { user } = renderPanel(<Stage />);
    await user.click(screen.getByRole('button', { name: 'Cuenta de Ana Ríos' }));
    expect(screen.getByText('ana@fundacion.example')).toBeVisible();
    await user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    expect(logout).toHaveBeenCalledOnce();
  });
});

describe.each([375, 1023])('PanelShell a %i px', (width) => {
  beforeEach(() => setWindowWidth(width));

  it('el menú se superpone, sin plegar, y elegir una sección lo cierra', async () => {
    const { user } = renderPanel(<Stage collapsed />);
    expect(screen.queryByRole('navigation', { name: 'Secciones' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir menú' }));
    const menu = within(screen.getByRole('dialog', { name: 'Menú' }));
    expect(menu.getByRole('link', { name: 'Participantes' })).not.toHaveAttribute('title');
    await user.click(menu.getByRole('link', { name: 'Panel de Control' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('respeta la preferencia de abierto y Escape lo cierra', async () => {
    const { user } = renderPanel(<Stage open />);
    await holdsFocus(() => screen.getByRole('dialog', { name: 'Menú' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
