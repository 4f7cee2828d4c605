import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abrir } from '../apoyo/abrir';
import { setWindowWidth } from '../shared/window-width';
import { fijarPestanaOculta, preferirQuietud } from './apoyo/navegador-simulado';

const abrirCarrusel = async () => {
  abrir('/', { sesion: null });
  await vi.advanceTimersByTimeAsync(50);
  return screen.getByRole('group', { name: 'Vidas que Inspiran' });
};

const actual = (carrusel: HTMLElement) =>
  within(carrusel)
    .getAllByRole('link', { hidden: true })
    .findIndex((punto) => punto.getAttribute('aria-current') === 'true');

const pasar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('carrusel «Vidas que Inspiran» (especificación §4)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setWindowWidth(500);
  });
  afterEach(() => {
    fijarPestanaOculta(false);
    vi.useRealTimers();
  });

  it('tiene cinco láminas y avanza cada 4 s, de la última a la primera', async () => {
    const carrusel = await abrirCarrusel();
    expect(within(carrusel).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    await pasar(3_900);
    expect(actual(carrusel)).toBe(0);
    await pasar(100);
    expect(actual(carrusel)).toBe(1);
    for (const esperado of [2, 3, 4, 0]) {
      await pasar(4_000);
      expect(actual(carrusel)).toBe(esperado);
    }
  });

  it('«Anterior» desde la primera va a la última; un punto salta a su lámina', async () => {
    const carrusel = await abrirCarrusel();
    fireEvent.click(within(carrusel).getByRole('button', { name: 'Anterior' }));
    expect(actual(carrusel)).toBe(4);
    fireEvent.click(within(carrusel).getByRole('link', { name: 'Ver «Una luz propia»' }));
    expect(actual(carrusel)).toBe(2);
  });

  it('las flechas del teclado lo mueven', async () => {
    const carrusel = await abrirCarrusel();
    const [laminas] = within(carrusel).getAllByRole('list');
    fireEvent.keyDown(laminas as HTMLElement, { key: 'ArrowRight' });
    expect(actual(carrusel)).toBe(1);
    fireEvent.keyDown(laminas as HTMLElement, { key: 'ArrowLeft' });
    expect(actual(carrusel)).toBe(0);
  });

  it('al crecer la ventana, el índice se ajusta a lo que queda por ver', async () => {
    const carrusel = await abrirCarrusel();
    fireEvent.click(within(carrusel).getByRole('button', { name: 'Anterior' }));
    setWindowWidth(768);
    expect(actual(carrusel)).toBe(2);
    setWindowWidth(1280);
    expect(actual(carrusel)).toBe(1);
  });

  it('se detiene mientras el puntero o el foco están en él', async () => {
    const carrusel = await abrirCarrusel();
    fireEvent.pointerEnter(carrusel);
    await pasar(9_000);
    expect(actual(carrusel)).toBe(0);
    fireEvent.pointerLeave(carrusel);
    act(() => within(carrusel).getByRole('button', { name: 'Siguiente' }).focus());
    await pasar(9_000);
    expect(actual(carrusel)).toBe(0);
    act(() => within(carrusel).getByRole('button', { name: 'Siguiente' }).blur());
    await pasar(4_000);
    expect(actual(carrusel)).toBe(1);
  });

  it('se detiene con la pestaña oculta y con el botón de pausa', async () => {
    const carrusel = await abrirCarrusel();
    act(() => fijarPestanaOculta(true));
    await pasar(9_000);
    expect(actual(carrusel)).toBe(0);
    act(() => fijarPestanaOculta(false));
    fireEvent.click(within(carrusel).getByRole('button', { name: 'Pausar' }));
    await pasar(9_000);
    expect(actual(carrusel)).toBe(0);
    fireEvent.click(within(carrusel).getByRole('button', { name: 'Reanudar' }));
    await pasar(4_000);
    expect(actual(carrusel)).toBe(1);
  });

  it('no avanza solo para quien prefiere menos movimiento', async () => {
    preferirQuietud(true);
    const carrusel = await abrirCarrusel();
    await pasar(20_000);
    expect(actual(carrusel)).toBe(0);
  });
});
