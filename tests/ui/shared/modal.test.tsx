import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from '@/ui/shared/modal';
import { aFrame } from './a-frame';
import { holdsFocus } from './holds-focus';
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
        {props.children ?? <input aria-label="Dato" />}
      </Modal>
    </>
  );
}

async function openStage(props: Partial<ModalProps> = {}) {
  const rendered = renderPanel(<Stage {...props} />);
  await rendered.user.click(screen.getByRole('button', { name: 'Abrir' }));
  await isReady('Un título');
  return rendered;
}

const isReady = (name: string) => holdsFocus(() => screen.getByRole('dialog', { name }));

const isGone = (name = 'Un título') =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

const dialog = () => screen.queryByRole('dialog', { name: 'Un título' });

const backdrop = () => screen.getByRole('dialog').parentElement as HTMLElement;

async function pressBackdrop() {
  fireEvent.pointerDown(backdrop());
  fireEvent.click(backdrop());
  await aFrame();
}

describe('Modal (especificación §2)', () => {
  it('si nada la abrió —una tecla, la dirección—, al cerrarla el teclado sigue desde el título de la página', async () => {
    const onClose = vi.fn();
    const page = (open: boolean) => (
      <>
        <main>
          <h1>Personas</h1>
        </main>
        <Modal open={open} onClose={onClose} title="Un título" />
      </>
    );
    const { rerender } = renderPanel(page(true));
    await isReady('Un título');
    rerender(page(false));
    await isGone();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Personas' })).toHaveFocus());
  });

  it('muestra título, contenido y pie, y se cierra con «Cerrar modal»', async () => {
    const { user } = await openStage();
    expect(dialog()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aceptar' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar modal' }));
    await isGone();
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
    await isGone();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
  });

  it('Escape se puede apagar', async () => {
    const { user } = await openStage({ closeOnEscape: false });
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  it('el «cancel» de un campo de adentro, como el de elegir archivos, no lo cierra', async () => {
    await openStage();
    fireEvent(screen.getByLabelText('Dato'), new Event('cancel', { bubbles: true }));
    expect(dialog()).toBeVisible();
  });

  it('un clic en el fondo lo cierra; uno dentro, no', async () => {
    const { user } = await openStage();
    await user.click(screen.getByLabelText('Dato'));
    expect(dialog()).toBeVisible();
    await pressBackdrop();
    await isGone();
  });

  it('arrastrar desde dentro hasta el fondo no lo cierra', async () => {
    await openStage();
    fireEvent.pointerDown(screen.getByLabelText('Dato'));
    fireEvent.click(backdrop());
    await aFrame();
    expect(dialog()).toBeVisible();
  });

  it('el fondo se puede apagar', async () => {
    await openStage({ closeOnBackdrop: false });
    await pressBackdrop();
    expect(dialog()).toBeVisible();
  });

  it('bloquea el desplazamiento de la página mientras está abierto', async () => {
    const { user } = await openStage();
    expect(document.body.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.body.style.overflow).toBe(''));
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

  it('lo que está abierto dentro y se cierra solo con Escape, se cierra primero', async () => {
    const { user } = await openStage({ children: <input aria-label="Lista" data-takes-escape /> });
    await user.click(screen.getByLabelText('Lista'));
    await user.keyboard('{Escape}');
    expect(dialog()).toBeVisible();
  });

  it('de dos abiertos, Escape cierra el de encima y devuelve el foco al de abajo', async () => {
    const { user } = await openStage({ children: <Stage title="Otro" /> });
    const opener = within(screen.getByRole('dialog')).getByRole('button', { name: 'Abrir' });
    await user.click(opener);
    await isReady('Otro');
    await user.keyboard('{Escape}');
    await isGone('Otro');
    expect(dialog()).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('el que toma el lugar de otro devuelve el foco a quien abrió el primero', async () => {
    const view = (shown: 'nada' | 'cargando' | 'listo') => (
      <>
        <button type="button">Abrir</button>
        {shown === 'nada' ? null : (
          <Modal key={shown} open title={shown} onClose={() => undefined}>
            <input aria-label="Dato" data-autofocus defaultValue="escrito" />
          </Modal>
        )}
      </>
    );
    const { rerender } = renderPanel(view('nada'));
    screen.getByRole('button', { name: 'Abrir' }).focus();
    for (const shown of ['cargando', 'listo'] as const) {
      rerender(view(shown));
      await isReady(shown);
      expect(screen.getByLabelText<HTMLInputElement>('Dato')).toHaveFocus();
    }
    const field = screen.getByLabelText<HTMLInputElement>('Dato');
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('');
    rerender(view('nada'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
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

/** One that holds the others, and one that the page opens whenever it is asked to. */
function TwoStages({ both = false }: { both?: boolean }) {
  const [door, setDoor] = useState(true);
  const [page, setPage] = useState(both);
  return (
    <>
      <Modal open={page} onClose={() => setPage(false)} title="De la página" />
      <Modal open={door} holdsOthers onClose={() => setDoor(false)} title="La puerta">
        <input aria-label="Clave" onChange={() => setPage(true)} />
      </Modal>
    </>
  );
}

describe('un diálogo que va delante', () => {
  const named = (name: string) => screen.queryByRole('dialog', { name });

  it.each([true, false])(
    'los que se piden con él o después esperan, y nada de lo escrito se pierde',
    async (both) => {
      const { user } = renderPanel(<TwoStages both={both} />);
      await isReady('La puerta');
      await user.type(screen.getByLabelText('Clave'), '193847');
      expect(screen.getByLabelText('Clave')).toHaveValue('193847');
      expect(screen.getByLabelText('Clave')).toHaveFocus();
      expect(screen.queryByText('De la página')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Cerrar modal' }));
      await waitFor(() => expect(named('De la página')).toBeVisible());
      expect(named('La puerta')).toBeNull();
    },
  );

  it('el que ya estaba abierto se queda debajo, y vuelve como estaba', async () => {
    const puerta = (open: boolean) => (
      <>
        <Modal open onClose={vi.fn()} title="De antes">
          <input aria-label="Dato" />
        </Modal>
        <Modal open={open} holdsOthers onClose={vi.fn()} title="La puerta" />
      </>
    );
    const { rerender, user } = renderPanel(puerta(false));
    await isReady('De antes');
    await user.type(screen.getByLabelText('Dato'), 'a medias');
    expect(screen.getByLabelText('Dato')).toHaveValue('a medias');
    rerender(puerta(true));
    await isReady('La puerta');
    expect(named('De antes')).toBeNull();
    rerender(puerta(false));
    await waitFor(() => expect(named('De antes')).toBeVisible());
    expect(screen.getByLabelText('Dato')).toHaveValue('a medias');
  });
});
