import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CARGA_CHUNK_TIMEOUT_MS } from '@/domain/shared/constantes';
import { esFalloDeCarga } from '@/ui/app/errores/fallo-de-carga';
import { conLimite } from '@/ui/app/errores/limite-de-carga';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const fallo = (carga: Promise<unknown>) => conLimite(carga).catch((error: unknown) => error);

describe('una parte de la aplicación (especificación §8 y §9)', () => {
  it('que llega se usa, y no queda ningún reloj', async () => {
    expect(await conLimite(Promise.resolve('parte'))).toBe('parte');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('se espera 120 s', async () => {
    const espera = fallo(new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(CARGA_CHUNK_TIMEOUT_MS - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    const error = await espera;
    expect(error).toMatchObject({ name: 'ChunkLoadError', type: 'timeout' });
    expect(esFalloDeCarga(error)).toBe(true);
  });

  it.each([
    ['falta', new TypeError('Failed to fetch dynamically imported module'), 'missing'],
    ['se rompe al correr', new ReferenceError('x is not defined'), 'other'],
  ])('que %s se reconoce', async (_caso, causa, type) => {
    const error = await fallo(Promise.reject(causa));
    expect(error).toMatchObject({ name: 'ChunkLoadError', type, cause: causa });
    expect(esFalloDeCarga(error)).toBe(true);
  });
});
