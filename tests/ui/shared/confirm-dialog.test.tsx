import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/shared/confirm-dialog';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';

async function open(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  const rendered = renderPanel(
    <ConfirmDialog
      open
      title="Eliminar la sede"
      confirmLabel="Eliminar"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    >
      No se puede deshacer.
    </ConfirmDialog>,
  );
  await holdsFocus(() => screen.getByRole('alertdialog'));
  return { ...rendered, onConfirm, onClose };
}

describe('ConfirmDialog', () => {
  it('empieza en la salida segura y confirma con su botón', async () => {
    const { user, onConfirm } = await open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('pide escribir el nombre y explica cuando no coincide', async () => {
    const { user, onConfirm } = await open({ confirmText: 'Bello' });
    const field = screen.getByLabelText('Para confirmar, escriba «Bello»');
    await waitFor(() => expect(field).toHaveFocus());
    await user.type(field, 'bello');
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(field).toHaveAccessibleDescription('El texto no coincide. Escriba «Bello» tal como aparece.');
    await user.clear(field);
    await user.type(field, ' Bello {Enter}');
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('mientras trabaja no se cierra ni confirma de nuevo, y muestra el fallo', async () => {
    const { user, onConfirm, onClose } = await open({
      busy: true,
      busyText: 'Eliminando...',
      error: 'Error al eliminar sede',
    });
    await user.click(screen.getByRole('button', { name: 'Eliminando...' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('Error al eliminar sede');
  });
});
