import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MenuAction } from '@/ui/shared/menu-action';
import { RowActionsMenu } from '@/ui/shared/row-actions-menu';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';

function show(extra: MenuAction[] = []) {
  const onSelect = vi.fn();
  const actions: MenuAction[] = [
    { id: 'ver', label: 'Ver detalle', onSelect: () => onSelect('ver') },
    { id: 'editar', label: 'Editar', onSelect: () => onSelect('editar') },
    {
      id: 'egreso',
      label: 'Registrar egreso',
      onSelect: () => onSelect('egreso'),
      disabledReason: 'Ya egresó',
    },
    { id: 'llamar', label: 'Llamar', href: 'tel:3000000001' },
    ...extra,
  ];
  return { onSelect, ...renderPanel(<RowActionsMenu rowName="Nombre" actions={() => actions} />) };
}

/** The item that has the focus: the menu has it, and says where. */
const current = () => {
  const menu = screen.getByRole('menu');
  expect(menu).toHaveFocus();
  return document.getElementById(menu.getAttribute('aria-activedescendant') ?? '');
};

const open = async (user: UserEvent) => {
  await user.click(trigger());
  await holdsFocus(() => screen.getByRole('menu'));
};

const isGone = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

const trigger = () => screen.getByRole('button', { name: 'Acciones de Nombre' });

describe('RowActionsMenu', () => {
  it('se abre, enfoca la primera acción y ejecuta la elegida', async () => {
    const { user, onSelect } = show();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await open(user);
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(current()).toBe(screen.getByRole('menuitem', { name: 'Ver detalle' })));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(onSelect.mock.calls).toEqual([['editar']]);
    await isGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('se recorre con flechas, Inicio, Fin y letras', async () => {
    const { user } = show();
    const llegaA = (name: string | RegExp) =>
      waitFor(() => expect(current()).toBe(screen.getByRole('menuitem', { name })));
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    await llegaA('Ver detalle');
    await user.keyboard('{ArrowDown}');
    await llegaA('Editar');
    await user.keyboard('{ArrowUp}');
    await llegaA('Ver detalle');
    await user.keyboard('{ArrowUp}');
    await llegaA('Llamar');
    await user.keyboard('{Home}');
    await llegaA('Ver detalle');
    await user.keyboard('{End}');
    await llegaA('Llamar');
    await user.keyboard('reg');
    await llegaA(/Registrar egreso/);
  });

  it('Escape la cierra y devuelve el foco', async () => {
    const { user } = show();
    await open(user);
    await user.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('un toque fuera la cierra', async () => {
    const { user } = show();
    await open(user);
    fireEvent.pointerDown(document.body);
    await isGone();
  });

  it('Tab la cierra', async () => {
    const { user } = show();
    await open(user);
    await user.tab();
    await isGone();
  });

  it('hace lo pulsado aunque ningún puntero haya pasado por encima, como quien pulsa con la voz', async () => {
    const { user, onSelect } = show();
    await open(user);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await waitFor(() => expect(onSelect.mock.calls).toEqual([['editar']]));
    await isGone();
  });

  it('Entrar en un enlace lo pulsa de verdad: lo oye quien cambia de página sin recargar', async () => {
    const pressed = vi.fn((event: MouseEvent) => event.preventDefault());
    document.addEventListener('click', pressed);
    const { user } = show();
    await open(user);
    await user.keyboard('{End}');
    await waitFor(() => expect(current()).toBe(screen.getByRole('menuitem', { name: 'Llamar' })));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pressed).toHaveBeenCalled());
    document.removeEventListener('click', pressed);
    const { target } = pressed.mock.lastCall?.[0] ?? {};
    expect(target).toHaveAttribute('href', 'tel:3000000001');
    await isGone();
  });

  it('una acción impedida dice por qué y no hace nada', async () => {
    const { user, onSelect } = show();
    await open(user);
    const item = screen.getByRole('menuitem', { name: 'Registrar egreso Ya egresó' });
    await user.click(item);
    expect(onSelect).not.toHaveBeenCalled();
    expect(item).toBeVisible();
  });

  it('una dirección es un enlace', async () => {
    const { user } = show();
    await open(user);
    expect(screen.getByRole('menuitem', { name: 'Llamar' })).toHaveAttribute('href', 'tel:3000000001');
  });
});

describe('el menú abierto', () => {
  it('se cierra al cambiar el tamaño de la ventana o al desplazarse la página', async () => {
    const { user } = show();
    await open(user);
    fireEvent(window, new Event('resize'));
    await isGone();
    await open(user);
    vi.spyOn(trigger(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 10, 10));
    fireEvent.scroll(document);
    await isGone();
  });

  it('el aviso de un desplazamiento que ya había terminado no lo cierra', async () => {
    const { user } = show();
    await open(user);
    fireEvent.scroll(document);
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('desplazarse dentro de él no lo cierra', async () => {
    const { user } = show();
    await open(user);
    fireEvent.scroll(screen.getByRole('menu'));
    expect(screen.getByRole('menu')).toBeVisible();
  });
});
