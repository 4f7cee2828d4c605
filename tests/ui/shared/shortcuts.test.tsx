import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Modal } from '@/ui/shared/modal';
import { ShortcutsDialog } from '@/ui/shared/shortcuts-dialog';
import { useShortcuts } from '@/ui/shared/use-shortcuts';
import { renderPanel } from './render-panel';

const search = vi.fn();
const help = vi.fn();

function Page({ dialog = false, other = false }: { dialog?: boolean; other?: boolean }) {
  useShortcuts({ 'mod+k': search, '?': help });
  return (
    <>
      <input aria-label="Nombre" />
      <button type="button">Otro</button>
      <Modal open={dialog} onClose={() => undefined} title="Diálogo" />
      <Modal open={other} onClose={() => undefined} title="Otro diálogo" />
    </>
  );
}

beforeEach(() => {
  search.mockClear();
  help.mockClear();
});

describe('useShortcuts', () => {
  it('oye la tecla en la página, y la combinación aunque se escriba', async () => {
    const { user } = renderPanel(<Page />);
    await user.keyboard('?');
    expect(help).toHaveBeenCalledOnce();
    screen.getByLabelText('Nombre').focus();
    await user.keyboard('{Control>}k{/Control}');
    expect(search).toHaveBeenCalledOnce();
  });

  it('lo que se escribe en un campo es del campo', async () => {
    const { user } = renderPanel(<Page />);
    await user.type(screen.getByLabelText('Nombre'), '¿qué?');
    expect(help).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nombre')).toHaveValue('¿qué?');
  });

  it('calla con un diálogo abierto y con la tecla sostenida', async () => {
    const { user, rerender } = renderPanel(<Page dialog />);
    await user.keyboard('{Control>}k{/Control}?');
    rerender(<Page />);
    fireEvent.keyDown(document.body, { key: '?', repeat: true });
    expect(search).not.toHaveBeenCalled();
    expect(help).not.toHaveBeenCalled();
  });

  it('calla hasta que se cierra el último de los diálogos, en el orden que sea', async () => {
    const { user, rerender } = renderPanel(<Page dialog />);
    rerender(<Page dialog other />);
    rerender(<Page dialog />);
    await user.keyboard('{Control>}k{/Control}');
    expect(search).not.toHaveBeenCalled();
    rerender(<Page />);
    await user.keyboard('{Control>}k{/Control}');
    expect(search).toHaveBeenCalledOnce();
  });
});

describe('ShortcutsDialog', () => {
  it('lista las teclas con lo que hacen', () => {
    renderPanel(
      <ShortcutsDialog
        open
        onClose={() => undefined}
        groups={[{ title: 'En las listas', shortcuts: [{ keys: ['Ctrl', 'K'], label: 'Buscar' }] }]}
      />,
    );
    expect(screen.getByRole('dialog', { name: 'Atajos de teclado' })).toBeVisible();
    expect(screen.getByRole('term')).toHaveTextContent('CtrlK');
    expect(screen.getByRole('definition')).toHaveTextContent('Buscar');
  });
});
