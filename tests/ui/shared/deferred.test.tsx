import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { debeRecargar } from '@/ui/app/errores/fallo-de-carga';
import { background, deferred, preloadDeferred } from '@/ui/shared/deferred';

const Piece = () => <p>llegó</p>;
const lost = () => Object.assign(new Error('Una parte no llegó'), { name: 'ChunkLoadError' });

describe('lo que acompaña a una página y llega después', () => {
  it('si no llega, la página sigue ahí y se pide otra vez hasta que llega', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const load = vi.fn<() => Promise<typeof Piece>>().mockRejectedValue(lost());
    const Later = background(load, <i>espera</i>);
    render(
      <main>
        lo escrito
        <Later />
      </main>,
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByRole('main')).toHaveTextContent('lo escritoespera');
    expect(load.mock.calls.length).toBeGreaterThan(2);

    load.mockResolvedValue(Piece);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('llegó')).toBeVisible();
    const asked = load.mock.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(load).toHaveBeenCalledTimes(asked);
  });

  it('cada vez se espera más, y en cuanto vuelve la red se pide', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const load = vi.fn<() => Promise<typeof Piece>>().mockRejectedValue(lost());
    const Later = background(load);
    render(<Later />);
    const during = async (ms: number) => {
      const before = load.mock.calls.length;
      await act(() => vi.advanceTimersByTimeAsync(ms));
      return load.mock.calls.length - before;
    };
    const first = await during(60_000);
    expect(await during(600_000)).toBeLessThan(first * 2.5);
    expect(await during(3_600_000)).toBeLessThanOrEqual(13);

    expect(await during(1_000)).toBe(0);
    window.dispatchEvent(new Event('online'));
    expect(await during(1_000)).toBe(1);
  });

  it('lo que alguien abre y no llega deja la página como está, y aparece cuando llega', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    debeRecargar(Date.now());
    const load = vi.fn<() => Promise<typeof Piece>>().mockRejectedValueOnce(lost()).mockResolvedValue(Piece);
    const Later = deferred(load);
    render(
      <main>
        lo escrito
        <Later />
      </main>,
    );
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('main')).toHaveTextContent('lo escrito');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(screen.getByText('llegó')).toBeVisible();
  });

  it('lo que se adelanta y no llega no detiene lo demás', async () => {
    const Later = background(() => Promise.reject(lost()));
    const after = vi.fn(() => Promise.resolve(Piece));
    background(after);
    await preloadDeferred();
    expect(after).toHaveBeenCalledOnce();
    await expect(Later.preload()).rejects.toThrow('Una parte no llegó');
  });
});
