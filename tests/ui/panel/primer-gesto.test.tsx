import { fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePrimerGesto } from '@/ui/panel/marco/use-primer-gesto';

function Marco({ hacer }: { hacer: () => void }) {
  usePrimerGesto(hacer);
  return null;
}

afterEach(() => void vi.unstubAllGlobals());

describe('lo que espera al primer gesto', () => {
  it.each(['pointerMove', 'pointerDown', 'keyDown'] as const)('%s lo hace, una sola vez', (gesto) => {
    const hacer = vi.fn();
    render(<Marco hacer={hacer} />);
    expect(hacer).not.toHaveBeenCalled();
    fireEvent[gesto](document.body);
    fireEvent.pointerMove(document.body);
    fireEvent.keyDown(document.body);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('el foco que la página pone por su cuenta no es un gesto', () => {
    const hacer = vi.fn();
    render(<Marco hacer={hacer} />);
    fireEvent.focusIn(document.body);
    fireEvent.scroll(window);
    expect(hacer).not.toHaveBeenCalled();
  });

  it('con ahorro de datos no se adelanta nada', () => {
    vi.stubGlobal('navigator', Object.create(navigator, { connection: { value: { saveData: true } } }));
    const hacer = vi.fn();
    render(<Marco hacer={hacer} />);
    fireEvent.pointerDown(document.body);
    expect(hacer).not.toHaveBeenCalled();
  });

  it('al salir del panel deja de escuchar', () => {
    const hacer = vi.fn();
    render(<Marco hacer={hacer} />).unmount();
    fireEvent.keyDown(document.body);
    expect(hacer).not.toHaveBeenCalled();
  });
});
