import { abonoDe, equipo } from '@tests/apoyo/equipo-con-cola';
import { expect, it, vi } from 'vitest';
import { colaDelPanel } from '@/application/sin-red/cola-del-panel';
import type { Entrada } from '@/domain/sin-red/cola';

it('la página envía lo que espera, y dice cada uno que llega mientras alguien oiga', async () => {
  const { cola, mundo, anotar } = equipo();
  const llegaron: string[] = [];
  const oir = ({ nombre, estado }: Entrada) => void llegaron.push(`${nombre} ${estado.tipo}`);
  const dejar = cola.alLlegar(oir);
  await anotar('a', abonoDe(1));
  await cola.vigilante.avisar();
  expect(llegaron).toEqual(['a lista']);
  dejar();
  await anotar('b', abonoDe(2));
  await cola.vigilante.avisar();
  expect(mundo.pedidas).toEqual([abonoDe(1), abonoDe(2)]);
  expect(llegaron).toEqual(['a lista']);
});

it('lo que no pudo salir se intenta cuando pase un rato', async () => {
  const { deps, mundo, anotar } = equipo();
  const esperar = vi.fn((_tarea: () => void, _ms: number) => () => undefined);
  const cola = colaDelPanel({ ...deps, esperar });
  await anotar('a', abonoDe(1));
  mundo.hayRed = false;
  await cola.vigilante.avisar();
  expect(mundo.pedidas).toEqual([]);
  mundo.hayRed = true;
  esperar.mock.calls[0]?.[0]();
  await vi.waitFor(() => expect(mundo.pedidas).toEqual([abonoDe(1)]));
});

it('pone en hora con el servicio, y sin red no falla', async () => {
  const { deps, mundo } = equipo();
  const preguntar = vi.fn(deps.hora.preguntar);
  const cola = colaDelPanel({ ...deps, hora: { ...deps.hora, preguntar } });
  await cola.ponerEnHora();
  expect(preguntar).toHaveBeenCalledTimes(1);
  mundo.hayRed = false;
  await expect(cola.ponerEnHora()).resolves.toBeUndefined();
});
