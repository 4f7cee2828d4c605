import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sellado } from '@/application/actividad/sellar-historia';
import { iniciarTrabajosPeriodicos } from '@/server/arranque/trabajos-periodicos';

const MINUTO = 60_000;
const NADA: Sellado = { sello: null, nuevo: false, falla: null, perdidos: 0 };
const SELLO = { numero: 7, contenido: '{}', previo: 'p', clave: 'c', firma: 'f' };

describe('lo que el servidor hace cada cierto tiempo', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const iniciar = () => {
    const trabajos = {
      limpiarVencidos: vi.fn(async () => {}),
      compactarConteos: vi.fn(async () => {}),
      avisarDelSistema: vi.fn(async () => {}),
      repasarReloj: vi.fn(),
      asentar: vi.fn(async () => {}),
      sellarHistoria: vi.fn(async (): Promise<Sellado> => NADA),
    };
    const registro = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    return { trabajos, ...registro, terminar: iniciarTrabajosPeriodicos(trabajos, registro) };
  };

  it('nada al empezar; los conteos y el asiento cada cinco minutos, la limpieza cada hora', async () => {
    const { trabajos } = iniciar();
    await vi.advanceTimersByTimeAsync(5 * MINUTO - 1);
    expect(trabajos.compactarConteos).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(55 * MINUTO + 1);
    expect(trabajos.compactarConteos).toHaveBeenCalledTimes(12);
    expect(trabajos.avisarDelSistema).toHaveBeenCalledTimes(12);
    expect(trabajos.asentar).toHaveBeenCalledTimes(12);
    expect(trabajos.limpiarVencidos).toHaveBeenCalledTimes(1);
    expect(trabajos.repasarReloj).toHaveBeenCalledTimes(60);
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

  it('la historia se sella cada cinco segundos; el primer sello del día queda en el registro', async () => {
    const { trabajos, info, error } = iniciar();
    trabajos.sellarHistoria
      .mockResolvedValueOnce({ sello: SELLO, nuevo: true, falla: null, perdidos: 0 })
      .mockResolvedValueOnce({ sello: { ...SELLO, numero: 8 }, nuevo: false, falla: null, perdidos: 0 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(trabajos.sellarHistoria).toHaveBeenCalledTimes(3);
    const { contenido: _contenido, ...dicho } = SELLO;
    expect(info.mock.calls).toEqual([[{ sello: dicho }, 'Sello de la historia']]);
    expect(error).not.toHaveBeenCalled();
  });

  it('lo que se fue con la luz se dice, y no como un daño', async () => {
    const { trabajos, warn, error } = iniciar();
    trabajos.sellarHistoria.mockResolvedValueOnce({ sello: SELLO, nuevo: false, falla: null, perdidos: 2 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(warn.mock.calls).toEqual([
      [{ sellos: 2 }, expect.stringContaining('Se perdieron los últimos segundos de la historia')],
    ]);
    expect(error).not.toHaveBeenCalled();
  });

  it('una historia que no está como se firmó se dice una vez por cada cosa', async () => {
    const { trabajos, error } = iniciar();
    for (const falla of ['FINAL_DISTINTO', 'FINAL_DISTINTO', 'REESCRITO'] as const)
      trabajos.sellarHistoria.mockResolvedValueOnce({ ...NADA, falla });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(error.mock.calls.map(([{ historia }]) => historia)).toEqual(['FINAL_DISTINTO', 'REESCRITO']);
  });

  it('al terminar no queda ninguno', async () => {
    const { trabajos, terminar } = iniciar();
    terminar();
    await vi.advanceTimersByTimeAsync(120 * MINUTO);
    for (const trabajo of Object.values(trabajos)) expect(trabajo).not.toHaveBeenCalled();
  });
});
