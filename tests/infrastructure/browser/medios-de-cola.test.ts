import { describe, expect, it, vi } from 'vitest';
import { crearMediosDeCola } from '@/infrastructure/browser/sin-red/medios-de-cola';

/** The locks of one browser: who asks while another is in it is told so, or waits. */
const candados = () => {
  const ultimos = new Map<string, Promise<unknown>>();
  return {
    request: async (
      nombre: string,
      { ifAvailable }: LockOptions,
      hacer: (turno: Lock | null) => Promise<unknown>,
    ) => {
      const ultimo = ultimos.get(nombre);
      if (ultimo && ifAvailable) return hacer(null);
      const este = (ultimo ?? Promise.resolve()).then(() => hacer({} as Lock));
      const libre = este.then(
        () => undefined,
        () => undefined,
      );
      ultimos.set(nombre, libre);
      void libre.then(() => {
        if (ultimos.get(nombre) === libre) ultimos.delete(nombre);
      });
      return este;
    },
  } as unknown as Pick<LockManager, 'request'>;
};

describe('lo que el navegador le da a la cola', () => {
  it('de dos pestañas envía una, y la otra puede cuando termina', async () => {
    const locks = candados();
    const [una, otra] = [crearMediosDeCola({ locks }), crearMediosDeCola({ locks })];
    let terminar = (): void => undefined;
    const envia = una.aSolas(() => new Promise<void>((listo) => (terminar = listo)));
    const hacer = vi.fn(async () => undefined);
    expect(await otra.aSolas(hacer)).toBe(false);
    expect(hacer).not.toHaveBeenCalled();
    terminar();
    expect(await envia).toBe(true);
    expect(await otra.aSolas(hacer)).toBe(true);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['dos pestañas', candados()],
    ['una, sin candados,', undefined],
  ])(
    'de %s decide una cada vez, aunque otra esté enviando, y lo que falla no detiene lo demás',
    async (_, locks) => {
      const una = crearMediosDeCola({ locks });
      const otra = locks ? crearMediosDeCola({ locks }) : una;
      let terminar = (): void => undefined;
      const envia = una.aSolas(() => new Promise<void>((listo) => (terminar = listo)));
      const pasos: string[] = [];
      const decidir = (quien: string) => async () => {
        pasos.push(`${quien} empieza`);
        await new Promise((listo) => setTimeout(listo, 1));
        pasos.push(`${quien} termina`);
        if (quien === 'la primera') throw new Error('no');
        return quien;
      };
      const primera = una.enTurno(decidir('la primera'));
      const segunda = otra.enTurno(decidir('la segunda'));
      await expect(primera).rejects.toThrow('no');
      expect(await segunda).toBe('la segunda');
      expect(pasos).toEqual([
        'la primera empieza',
        'la primera termina',
        'la segunda empieza',
        'la segunda termina',
      ]);
      terminar();
      await envia;
    },
  );

  it('sin candados envía: la clave de cada petición impide que se haga dos veces', async () => {
    const hacer = vi.fn(async () => undefined);
    expect(await crearMediosDeCola({}).aSolas(hacer)).toBe(true);
    expect(hacer).toHaveBeenCalledTimes(1);
  });

  it('un cambio se oye en esta pestaña y en las demás, hasta que se deja de oír', async () => {
    const [una, otra] = [crearMediosDeCola({ BroadcastChannel }), crearMediosDeCola({ BroadcastChannel })];
    const [aqui, alla] = [vi.fn(), vi.fn()];
    const dejar = una.cambios.oir(aqui);
    otra.cambios.oir(alla);
    una.cambios.avisar();
    expect(aqui).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(alla).toHaveBeenCalledTimes(1));
    dejar();
    una.cambios.avisar();
    expect(aqui).toHaveBeenCalledTimes(1);
  });

  it('la pausa se puede dejar', () => {
    vi.useFakeTimers();
    const tarea = vi.fn();
    const { esperar } = crearMediosDeCola({});
    esperar(tarea, 1_000);
    esperar(tarea, 1_000)();
    vi.advanceTimersByTime(1_000);
    expect(tarea).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
