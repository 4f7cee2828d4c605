import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { iniciarTrabajosPeriodicos } from '@/server/arranque/trabajos-periodicos';

const MINUTO = 60_000;

describe('lo que el servidor hace cada cierto tiempo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const iniciar = () => {
    const trabajos = {
      limpiarVencidos: vi.fn(async () => {}),
      compactarConteos: vi.fn(async () => {}),
      asentar: vi.fn(async () => {}),
    };
    const warn = vi.fn();
    return { trabajos, warn, terminar: iniciarTrabajosPeriodicos(trabajos, { warn }) };
  };

  it('nada al empezar; los conteos y el asiento cada cinco minutos, la limpieza cada hora', async () => {
    const { trabajos } = iniciar();
    await vi.advanceTimersByTimeAsync(5 * MINUTO - 1);
    expect(trabajos.compactarConteos).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(55 * MINUTO + 1);
    expect(trabajos.compactarConteos).toHaveBeenCalledTimes(12);
    expect(trabajos.asentar).toHaveBeenCalledTimes(12);
    expect(trabajos.limpiarVencidos).toHaveBeenCalledTimes(1);
  });

  it('lo que falla se anota y se intenta otra vez', async () => {
    const { trabajos, warn } = iniciar();
    const err = new Error('sin base de datos');
    trabajos.compactarConteos.mockRejectedValueOnce(err);
    await vi.advanceTimersByTimeAsync(5 * MINUTO);
    expect(warn.mock.calls).toEqual([[{ err }, 'No se compactaron los conteos']]);
    await vi.advanceTimersByTimeAsync(5 * MINUTO);
    expect(trabajos.compactarConteos).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('al terminar no queda ninguno', async () => {
    const { trabajos, terminar } = iniciar();
    terminar();
    await vi.advanceTimersByTimeAsync(120 * MINUTO);
    for (const trabajo of Object.values(trabajos)) expect(trabajo).not.toHaveBeenCalled();
  });
});
