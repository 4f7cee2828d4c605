import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir } from '../apoyo/abrir';
import { preferirQuietud, simularVisibilidad } from './apoyo/navegador-simulado';

const cifra = () => screen.getByText('Personas Atendidas').querySelector('strong')?.textContent;

describe('contadores de impacto (especificación §2 y §9)', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date(2031, 4, 1) });
  });
  afterEach(() => vi.useRealTimers());

  it('el título lleva el año y la cifra final está desde el comienzo', async () => {
    simularVisibilidad();
    abrir('/', { sesion: null });
    await vi.advanceTimersByTimeAsync(50);
    expect(screen.getByRole('heading', { name: 'Nuestro impacto en 2031' })).toBeTruthy();
    expect(cifra()).toBe('300+');
    expect(screen.getByText('Familias Acompañadas').textContent).toBe('200+ Familias Acompañadas');
  });

  it('cuenta una sola vez, en 2 s, cuando la mitad está a la vista', async () => {
    const observados = simularVisibilidad();
    abrir('/', { sesion: null });
    await vi.advanceTimersByTimeAsync(50);
    const contador = observados.find(({ elemento }) => elemento.textContent?.includes('Personas'));
    if (!contador) throw new Error('El contador no se observa');
    const mitades = observados.filter(({ umbral }) => umbral === 0.5);
    expect(mitades.length).toBeGreaterThanOrEqual(2);

    const personas = mitades
      .filter(({ elemento }) => elemento.textContent?.includes('Personas Atendidas'))
      .at(-1);
    act(() => personas?.avisar(false));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(cifra()).toBe('300+');
    act(() => personas?.avisar(true));
    await act(() => vi.advanceTimersByTimeAsync(1_008));
    expect(cifra()).toBe('151+');
    await act(() => vi.advanceTimersByTimeAsync(992));
    expect(cifra()).toBe('300+');
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(cifra()).toBe('300+');
  });

  it('con movimiento reducido no se anima', async () => {
    preferirQuietud(true);
    const observados = simularVisibilidad();
    abrir('/', { sesion: null });
    await vi.advanceTimersByTimeAsync(50);
    expect(observados).toEqual([]);
    expect(cifra()).toBe('300+');
  });
});
