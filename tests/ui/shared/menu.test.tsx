import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MenuAction } from '@/ui/shared/menu-action';
import { RowActionsMenu } from '@/ui/shared/row-actions-menu';
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

const trigger = () => screen.getByRole('button', { name: 'Acciones de Nombre' });

describe('RowActionsMenu', () => {
  it('se abre, enfoca la primera acción y ejecuta la elegida', async () => {
    const { user, onSelect } = show();
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await user.click(trigger());
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menuitem', { name: 'Ver detalle' })).toHaveFocus();
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(onSelect.mock.calls).toEqual([['editar']]);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('se recorre con flechas, Inicio, Fin y letras', async () => {
    const { user } = show();
    trigger().focus();
    await user.keyboard('{ArrowDown}');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Editar' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Llamar' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('menuitem', { name: 'Ver detalle' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitem', { name: 'Llamar' })).toHaveFocus();
    await user.keyboard('reg');
    expect(screen.getByRole('menuitem', { name: /Registrar egreso/ })).toHaveFocus();
  });

  it('Escape la cierra y devuelve el foco', async () => {
    const { user } = show();
    await user.click(trigger());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(trigger()).toHaveFocus();
  });

  it('un toque fuera la cierra', async () => {
    const { user } = show();
    await user.click(trigger());
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('una acción impedida dice por qué y no hace nada', async () => {
    const { user, onSelect } = show();
    await user.click(trigger());
    const item = screen.getByRole('menuitem', { name: 'Registrar egreso Ya egresó' });
    await user.click(item);
    expect(onSelect).not.toHaveBeenCalled();
    expect(item).toBeVisible();
  });

  it('una dirección es un enlace', async () => {
    const { user } = show();
    await user.click(trigger());
    expect(screen.getByRole('menuitem', { name: 'Llamar' })).toHaveAttribute('href', 'tel:3000000001');
  });
});

describe('el menú abierto', () => {
  it('se cierra al cambiar el tamaño de la ventana o al desplazarse la página', async () => {
    const { user } = show();
    await user.click(trigger());
    fireEvent(window, new Event('resize'));
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(trigger());
    vi.spyOn(trigger(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -40, 10, 10));
    fireEvent.scroll(document);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('el aviso de un desplazamiento que ya había terminado no lo cierra', async () => {
    const { user } = show();
    await user.click(trigger());
    fireEvent.scroll(document);
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('desplazarse dentro de él no lo cierra', async () => {
    const { user } = show();
    await user.click(trigger());
    fireEvent.scroll(screen.getByRole('menu'));
    expect(screen.getByRole('menu')).toBeVisible();
  });
});
