import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retener } from '@/ui/app/arranque/retener';

const copiar = vi.fn(async () => {});
let soltar: ReturnType<typeof retener>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: copiar } });
  document.body.innerHTML =
    '<button data-copiar="111">Copiar</button><button data-copiar="222">Copiar</button>';
  soltar = retener(() => {});
});

afterEach(() => {
  soltar();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const botones = () => [...document.querySelectorAll<HTMLElement>('button')];
const copiados = () => botones().map((boton) => boton.hasAttribute('data-copiado'));
const pulsar = async (n: number) => {
  botones()[n]?.click();
  await vi.advanceTimersByTimeAsync(0);
};

// The network may be gone before React arrives: the number that says «Copiado» is the one in the clipboard.
it('sin React, «Copiado» lo dice solo el último número, y deja de decirlo', async () => {
  await pulsar(0);
  expect(copiados()).toEqual([true, false]);
  await pulsar(1);
  expect(copiados()).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(copiados()).toEqual([false, false]);
});

it('sin React, el que se copia otra vez empieza otra vez su tiempo', async () => {
  await pulsar(0);
  await vi.advanceTimersByTimeAsync(1_500);
  await pulsar(0);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(copiados()).toEqual([true, false]);
});
