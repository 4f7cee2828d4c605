import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useMediaQuery } from '@/ui/shared/use-media-query';

/** A question to the browser whose answer the test changes, and that knows who listens for the change. */
class Pregunta extends EventTarget {
  matches = false;
  readonly oyentes = new Set<unknown>();

  override addEventListener(tipo: string, oyente: EventListener): void {
    super.addEventListener(tipo, oyente);
    if (tipo === 'change') this.oyentes.add(oyente);
  }

  override removeEventListener(tipo: string, oyente: EventListener): void {
    super.removeEventListener(tipo, oyente);
    if (tipo === 'change') this.oyentes.delete(oyente);
  }

  responder(matches: boolean): void {
    this.matches = matches;
    this.dispatchEvent(new Event('change'));
  }
}

function Ancho() {
  return <p>{useMediaQuery('(min-width: 40em)') ? 'ancha' : 'angosta'}</p>;
}

describe('useMediaQuery', () => {
  afterEach(() => vi.restoreAllMocks());

  it('sigue a la ventana mientras se ve, y deja de oírla al irse', () => {
    const pregunta = new Pregunta();
    vi.spyOn(window, 'matchMedia').mockReturnValue(pregunta as unknown as MediaQueryList);
    const { unmount } = render(<Ancho />);
    expect(screen.getByText('angosta')).toBeVisible();
    act(() => pregunta.responder(true));
    expect(screen.getByText('ancha')).toBeVisible();
    expect(pregunta.oyentes.size).toBe(1);
    unmount();
    expect(pregunta.oyentes.size).toBe(0);
  });
});
