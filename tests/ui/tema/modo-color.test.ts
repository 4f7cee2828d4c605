import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { elegirModoColor, iniciarModoColor, useModoColor } from '@/ui/tema/modo-color';

let parar: (() => void) | undefined;

function dispositivoOscuro(oscuro: boolean) {
  const oyentes = new Set<() => void>();
  const medio = {
    matches: oscuro,
    addEventListener: (_: string, oyente: () => void) => oyentes.add(oyente),
    removeEventListener: (_: string, oyente: () => void) => oyentes.delete(oyente),
  };
  vi.stubGlobal('matchMedia', () => medio);
  return (siguiente: boolean) => {
    medio.matches = siguiente;
    for (const oyente of oyentes) oyente();
  };
}

const tema = () => document.documentElement.dataset.theme;

afterEach(() => {
  parar?.();
  parar = undefined;
});

describe('modo de color', () => {
  it('sigue al dispositivo mientras nadie elija', () => {
    const cambiar = dispositivoOscuro(true);
    parar = iniciarModoColor();
    expect(tema()).toBe('oscuro');
    cambiar(false);
    expect(tema()).toBe('claro');
  });

  it('recuerda lo elegido y ya no sigue al dispositivo', () => {
    const cambiar = dispositivoOscuro(false);
    parar = iniciarModoColor();
    elegirModoColor('oscuro');
    expect(tema()).toBe('oscuro');
    expect(localStorage.getItem('colorMode')).toBe('oscuro');
    cambiar(false);
    expect(tema()).toBe('oscuro');
  });

  it('aplica lo guardado al empezar', () => {
    dispositivoOscuro(true);
    localStorage.setItem('colorMode', 'claro');
    parar = iniciarModoColor();
    expect(tema()).toBe('claro');
  });

  it.each(['', 'fucsia', '{"modo":1}'])(
    'lee como sistema un valor guardado que no entiende: %s',
    (guardado) => {
      dispositivoOscuro(true);
      localStorage.setItem('colorMode', guardado);
      parar = iniciarModoColor();
      expect(tema()).toBe('oscuro');
    },
  );

  it('funciona con el almacén deshabilitado', () => {
    dispositivoOscuro(false);
    const negar = () => {
      throw new DOMException('Denegado', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: negar, setItem: negar, removeItem: negar });
    parar = iniciarModoColor();
    elegirModoColor('oscuro');
    expect(tema()).toBe('oscuro');
    vi.unstubAllGlobals();
  });

  it('el gancho dice lo elegido y lo cambia', () => {
    dispositivoOscuro(false);
    parar = iniciarModoColor();
    const { result } = renderHook(() => useModoColor());
    expect(result.current[0]).toBe('sistema');
    act(() => result.current[1]('oscuro'));
    expect(result.current[0]).toBe('oscuro');
    expect(tema()).toBe('oscuro');
  });

  it('toma lo que se elige en otra pestaña', () => {
    dispositivoOscuro(false);
    parar = iniciarModoColor();
    localStorage.setItem('colorMode', 'oscuro');
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorMode' }));
    expect(tema()).toBe('oscuro');
  });
});
