import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from '@/ui/shared/modal';
import { renderPanel } from './render-panel';
import { writtenStyle } from './written-style';

function Stage(props: Partial<ModalProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Un título"
        footer={<button type="button">Aceptar</button>}
        {...props}
      >
        <input aria-label="Dato" />
      </Modal>
    </>
  );
}

async function openStage(props: Partial<ModalProps> = {}) {
  const rendered = renderPanel(<Stage {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Abrir' }));
  return rendered;
}

const dialog = () => screen.queryByRole('dialog', { name: 'Un título' });

function pressBackdrop() {
  const backdrop = screen.getByRole('dialog');
  fireEvent.pointerDown(backdrop);
  fireEvent.click(backdrop);
}

describe('Modal (especificación §2)', () => {
  it('muestra título, contenido y pie, y se cierra con «Cerrar modal»', async () => {
    const { user } = await openStage();
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar modal' }));
    expect(dialog()).toBeNull();
  });

  // The widths of the theme that the specification names: md, 2xl, 4xl, 6xl, full.
  it.each([
    ['sm', '28rem'],
    ['md', '42rem'],
    ['lg', '56rem'],
    ['xl', '72rem'],
    ['full', '100%'],
  ] as const)('de tamaño %s no pasa de %s; en un celular llena la pantalla', async (size, ancho) => {
    await openStage({ size });
    const box = screen.getByRole('dialog');
    expect(writtenStyle(box, 'max-width', '48rem')).toBe(ancho);
    expect([writtenStyle(box, 'max-width'), writtenStyle(box, 'width')]).toEqual(['100vw', '100vw']);
    expect(writtenStyle(box, 'max-height', '48rem')).toBe('min(90vh, calc(100vh - 9rem))');
  });

  it('el botón de cerrar es opcional', async () => {
    await openStage({ showCloseButton: false });
    expect(screen.queryByRole('button', { name: 'Cerrar modal' })).toBeNull();
  });

  it('Escape lo cierra y devuelve el foco a donde estaba', async () => {
    const { user } = await openStage();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });

  it('Escape se puede apagar', async () => {
    const { user } = await openStage({ closeOnEscape: false });
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  it('un clic en el fondo lo cierra; uno dentro, no', async () => {
    const { user } = await openStage();
    await user.click(screen.getByLabelText('Dato'));
    expect(dialog()).toBeVisible();
    pressBackdrop();
    expect(dialog()).toBeNull();
  });

  it('arrastrar desde dentro hasta el fondo no lo cierra', async () => {
    await openStage();
    fireEvent.pointerDown(screen.getByLabelText('Dato'));
    fireEvent.click(screen.getByRole('dialog'));
    expect(dialog()).toBeVisible();
  });

  it('el fondo se puede apagar', async () => {
    await openStage({ closeOnBackdrop: false });
    pressBackdrop();
    expect(dialog()).toBeVisible();
  });

  it('bloquea el desplazamiento de la página mientras está abierto', async () => {
    const { user } = await openStage();
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('Tab da la vuelta sin salir, hacia adelante y hacia atrás', async () => {
    const { user } = await openStage();
    const [close, field, accept] = [
      screen.getByRole('button', { name: 'Cerrar modal' }),
      screen.getByLabelText('Dato'),
      screen.getByRole('button', { name: 'Aceptar' }),
    ];
    accept.focus();
    await user.tab();
    expect(close).toHaveFocus();
    await user.tab({ shift: true });
    expect(accept).toHaveFocus();
    await user.tab({ shift: true });
    expect(field).toHaveFocus();
  });

  it('con onSubmit, Enter en un campo lo llama una vez', async () => {
    const onSubmit = vi.fn();
    const footer = <button type="submit">Guardar</button>;
    const { user } = await openStage({ onSubmit, footer });
    await user.type(screen.getByLabelText('Dato'), 'algo{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('un texto largo sin nada en que detenerse se alcanza con Tab, y con un campo no hace falta', () => {
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
    const cuerpo = () => screen.getByRole('dialog').querySelector('[data-part=body]');
    const { unmount } = renderPanel(
      <Modal open title="Solo texto" onClose={() => undefined}>
        Un texto largo
      </Modal>,
    );
    expect(cuerpo()).toHaveAttribute('tabindex', '0');
    unmount();
    renderPanel(
      <Modal open title="Con campo" onClose={() => undefined}>
        <input aria-label="Dato" />
      </Modal>,
    );
    expect(cuerpo()).not.toHaveAttribute('tabindex');
  });
});
