import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { debeRecargar } from '@/ui/app/errores/fallo-de-carga';
import { lazy } from '@/ui/shared/lazy';
import { renderPanel } from './render-panel';

const Piece = (_: { onClose?: () => void }) => <p>llegó</p>;
const lost = () => Object.assign(new Error('Una parte no llegó'), { name: 'ChunkLoadError' });

class OfThePage extends Component<{ children: ReactNode }, { said: string | null }> {
  override state = { said: null };
  static getDerivedStateFromError = (error: Error) => ({ said: `la página: ${error.message}` });
  override render() {
    return this.state.said ?? this.props.children;
  }
}

function setup(onClose?: () => void) {
  const load = vi.fn<() => Promise<{ default: typeof Piece }>>().mockRejectedValueOnce(lost());
  load.mockResolvedValue({ default: Piece });
  const Late = lazy(load);
  function Screen() {
    const [open, setOpen] = useState(true);
    return (
      <main>
        <input aria-label="Nota" />
        <button type="button" onClick={() => setOpen(!open)}>
          abrir
        </button>
        <Suspense fallback={<p>espera</p>}>
          {open ? <Late {...(onClose ? { onClose } : {})} /> : null}
        </Suspense>
      </main>
    );
  }
  renderPanel(<Screen />);
  const note = screen.getByLabelText<HTMLInputElement>('Nota');
  fireEvent.change(note, { target: { value: 'lo escrito' } });
  return { load, note };
}

describe('una parte cuyo código no llega', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // As if it had just been reloaded: a page that falls behind a new version is, once.
    debeRecargar(Date.now());
  });

  it('se dice en su lugar, la página sigue como estaba y al reintentar se dibuja', async () => {
    const { load, note } = setup();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('la conexión se cortó');
    expect(notice).toHaveTextContent('Esta parte no terminó de cargar');
    expect(note.isConnected).toBe(true);
    expect(load).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('llegó')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(note).toHaveValue('lo escrito');
  });

  it('abierta otra vez se pide otra vez', async () => {
    setup();
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'abrir' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'abrir' }));
    expect(await screen.findByText('llegó')).toBeVisible();
  });

  it('se pide sola cuando vuelve la red', async () => {
    setup();
    await screen.findByRole('alert');
    // The network may come back before what was drawn listens to it.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(screen.getByText('llegó')).toBeVisible();
    });
  });

  it('la que se abre encima se dice encima, y se puede cerrar', async () => {
    const onClose = vi.fn();
    setup(onClose);
    expect(await screen.findByRole('alert')).toHaveTextContent('Recargar');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('llegó')).toBeVisible();
  });

  it('lo que llegó y se rompió no se dice así: lo dice la página', async () => {
    const Late = lazy<object>(() => Promise.reject(new Error('x is undefined')));
    renderPanel(
      <OfThePage>
        <Suspense fallback={null}>
          <Late />
        </Suspense>
      </OfThePage>,
    );
    expect(await screen.findByText('la página: x is undefined')).toBeVisible();
  });
});
