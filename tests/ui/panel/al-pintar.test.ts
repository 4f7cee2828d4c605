import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { alPintar } from '@/ui/app/arranque/al-pintar';

let avisar: ((nombre: string) => void) | undefined;

class PinturasFalsas {
  static supportedEntryTypes = ['paint'];
  constructor(alVer: (lista: { getEntriesByName: (nombre: string) => unknown[] }) => void) {
    avisar = (nombre) => alVer({ getEntriesByName: (pedido) => (pedido === nombre ? [{}] : []) });
  }
  observe() {}
  disconnect() {
    avisar = undefined;
  }
}

const esconder = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', PinturasFalsas);
  esconder(false);
});
afterEach(() => {
  vi.useRealTimers();
  avisar = undefined;
});

describe('lo que espera a que la página se vea', () => {
  it('empieza con el primer texto, y no con el primer fondo', () => {
    const hacer = vi.fn();
    alPintar(hacer);
    avisar?.('first-paint');
    expect(hacer).not.toHaveBeenCalled();
    avisar?.('first-contentful-paint');
    expect(hacer).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('una página que nunca se pinta no se queda esperando', () => {
    const hacer = vi.fn();
    alPintar(hacer);
    vi.advanceTimersByTime(60_000);
    expect(hacer).toHaveBeenCalledTimes(1);
    expect(avisar).toBeUndefined();
  });

  it('en una pestaña que nadie mira empieza de una vez', () => {
    esconder(true);
    const hacer = vi.fn();
    alPintar(hacer);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('y también donde el navegador no sabe decirlo', () => {
    PinturasFalsas.supportedEntryTypes = [];
    const hacer = vi.fn();
    alPintar(hacer);
    PinturasFalsas.supportedEntryTypes = ['paint'];
    expect(hacer).toHaveBeenCalledTimes(1);
  });
});
