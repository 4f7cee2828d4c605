import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormModal, type FormModalProps } from '@/ui/shared/form-modal';
import { TextField } from '@/ui/shared/text-field';
import { holdsFocus } from './holds-focus';
import { renderPanel } from './render-panel';

async function open(props: Partial<FormModalProps> = {}) {
  const onClose = vi.fn();
  const onSubmit = vi.fn();
  const rendered = renderPanel(
    <FormModal open title="Nueva sede" onClose={onClose} onSubmit={onSubmit} {...props}>
      <TextField label="Nombre" required type="email" />
      <TextField label="Dirección" required />
    </FormModal>,
  );
  await holdsFocus(() => screen.getByRole('dialog'));
  return { ...rendered, onClose, onSubmit };
}

describe('FormModal (especificación §2)', () => {
  it('Guardar y Enter envían; el navegador no valida por su cuenta', async () => {
    const { user, onSubmit } = await open();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await user.type(screen.getByLabelText('Nombre'), 'no es un correo{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('mientras guarda dice «Guardando...», no envía otra vez ni se cierra', async () => {
    const { user, onSubmit, onClose } = await open({ saving: true });
    await user.click(screen.getByRole('button', { name: 'Guardando...' }));
    await user.type(screen.getByLabelText('Nombre'), '{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.keyboard('{Escape}');
    expect(onSubmit).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Guardar' })).toBeNull();
  });

  it('muestra el error y lo anuncia', async () => {
    await open({ error: 'Error al crear sede', suggestions: ['Intente de nuevo.'] });
    expect(screen.getByRole('alert')).toHaveTextContent('Error al crear sede');
    expect(screen.getByRole('alert')).toHaveTextContent('Intente de nuevo.');
  });

  it('sin cambios, Cancelar cierra de una vez', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('con cambios sin guardar pregunta antes, por cualquier camino', async () => {
    const { user, onClose } = await open({ dirty: true });
    await user.keyboard('{Escape}');
    await holdsFocus(() => screen.getByRole('alertdialog', { name: '¿Salir sin guardar?' }));
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
    expect(onClose).toHaveBeenCalledOnce();
  });
});
