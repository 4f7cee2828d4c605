import { expect, it, vi } from 'vitest';
import type { FinDeEnvio } from '@/application/sin-red/enviar-cola';
import { vigilarCola } from '@/application/sin-red/vigilar-cola';

const vigilante = (fines: FinDeEnvio[]) => {
  const enviar = vi.fn(async () => fines.shift() ?? 'al día');
  const pausas: number[] = [];
  let tarea: (() => void) | null = null;
  const vigia = vigilarCola({
    enviar,
    esperar: (hacer, ms) => {
      pausas.push(ms);
      tarea = hacer;
      return () => {
        tarea = null;
      };
    },
  });
  const pasarElTiempo = async () => {
    tarea?.();
    await Promise.resolve();
    await new Promise((listo) => setImmediate(listo));
  };
  return { vigia, enviar, pausas, pasarElTiempo, hayPausa: () => tarea !== null };
};

it('mientras quede algo vuelve a intentar, cada vez más despacio y nunca más de cinco minutos', async () => {
  const { vigia, enviar, pausas, pasarElTiempo } = vigilante(Array(9).fill('parada'));
  await vigia.avisar();
  for (let vuelta = 0; vuelta < 8; vuelta++) await pasarElTiempo();
  expect(enviar).toHaveBeenCalledTimes(9);
  expect(pausas.map((ms) => ms / 1000)).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

it('un motivo nuevo no espera la pausa y la acorta', async () => {
  const { vigia, pausas } = vigilante(Array(9).fill('parada'));
  await vigia.avisar();
  await vigia.avisar();
  expect(pausas).toEqual([5_000, 5_000]);
});

it.each<FinDeEnvio>(['al día', 'entrar'])('con todo %s no vuelve solo', async (fin) => {
  const { vigia, pausas } = vigilante([fin]);
  await vigia.avisar();
  expect(pausas).toEqual([]);
});

it('con red y sin que lo reciban también vuelve, y dice cómo terminó a quien lo mira', async () => {
  const { vigia, pausas } = vigilante(['sin recibir', 'al día']);
  const vistos: FinDeEnvio[] = [];
  const dejar = vigia.alTerminar(() => vistos.push(vigia.fin()));
  await vigia.avisar();
  expect(pausas).toEqual([5_000]);
  dejar();
  await vigia.avisar();
  expect(vistos).toEqual(['sin recibir']);
  expect(vigia.fin()).toBe('al día');
});

it('lo que se avisa mientras envía se mira al terminar, una vez', async () => {
  const { vigia, enviar } = vigilante(['al día', 'al día', 'al día']);
  await Promise.all([vigia.avisar(), vigia.avisar(), vigia.avisar()]);
  expect(enviar).toHaveBeenCalledTimes(2);
});

it('dice si está enviando', async () => {
  const { vigia } = vigilante(['parada']);
  expect(vigia.enviando()).toBe(false);
  const envio = vigia.avisar();
  expect(vigia.enviando()).toBe(true);
  await envio;
  expect(vigia.enviando()).toBe(false);
});

it('se puede parar', async () => {
  const { vigia, hayPausa } = vigilante(['parada']);
  await vigia.avisar();
  expect(hayPausa()).toBe(true);
  vigia.parar();
  expect(hayPausa()).toBe(false);
});
