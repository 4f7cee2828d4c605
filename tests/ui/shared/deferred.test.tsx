import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { background, preloadDeferred } from '@/ui/shared/deferred';

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

  it('lo que se adelanta y no llega no detiene lo demás', async () => {
    const Later = background(() => Promise.reject(lost()));
    const after = vi.fn(() => Promise.resolve(Piece));
    background(after);
    await preloadDeferred();
    expect(after).toHaveBeenCalledOnce();
    await expect(Later.preload()).rejects.toThrow('Una parte no llegó');
  });
});
