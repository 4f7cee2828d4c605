import { describe, expect, it } from 'vitest';
import { cuandoSeHizo, seRecuerda } from '@/domain/sin-red/turno-de-cola';

const HORA_MS = 3_600_000;

it.each<[string, number, { equipo: number; servicio: number | null }, number]>([
  ['sin que el servicio diga la hora, lo que dice el equipo', 5, { equipo: 9, servicio: null }, 5],
  ['con el reloj del equipo atrasado, la del servicio', 5, { equipo: 9, servicio: 109 }, 105],
  ['con el reloj del equipo adelantado, la del servicio', 505, { equipo: 509, servicio: 9 }, 5],
  ['con un reloj que se atrasó después, a más tardar ahora', 50, { equipo: 9, servicio: 109 }, 109],
])('cuándo se hizo: %s', (_caso, hecha_en, ahora, cuando) => {
  expect(cuandoSeHizo({ hecha_en }, ahora)).toEqual(new Date(cuando));
});

describe('el servicio recuerda la clave de lo que salió', () => {
  const DIAS = 24 * HORA_MS;
  it.each<[string, Parameters<typeof seRecuerda>[0], Parameters<typeof seRecuerda>[1], boolean]>([
    ['hace un rato', { desde: 0, servicio: 0 }, { equipo: HORA_MS, servicio: HORA_MS }, true],
    ['hace 22 h', { desde: 0, servicio: 0 }, { equipo: 0, servicio: 22 * HORA_MS }, true],
    ['hace 23 h', { desde: 0, servicio: 0 }, { equipo: 0, servicio: 23 * HORA_MS }, false],
    // By the clock of the service whatever the one of the device says.
    [
      'con el reloj adelantado dos días',
      { desde: 2 * DIAS, servicio: 0 },
      { equipo: 2 * DIAS, servicio: HORA_MS },
      true,
    ],
    [
      'con el reloj corregido después',
      { desde: 2 * DIAS, servicio: 0 },
      { equipo: HORA_MS, servicio: HORA_MS },
      true,
    ],
    [
      'con el reloj atrasado después',
      { desde: DIAS, servicio: DIAS },
      { equipo: DIAS, servicio: 3 * DIAS },
      false,
    ],
    // Nobody told the time when it left: the longest that it can have been.
    [
      'con un reloj siempre dos días adelantado',
      { desde: 2 * DIAS, servicio: null },
      { equipo: 2 * DIAS + HORA_MS, servicio: HORA_MS },
      true,
    ],
    [
      'con un reloj que se atrasó después',
      { desde: DIAS, servicio: null },
      { equipo: DIAS - HORA_MS, servicio: 3 * DIAS },
      false,
    ],
    [
      'sin que el servicio diga la hora',
      { desde: 0, servicio: null },
      { equipo: 22 * HORA_MS, servicio: null },
      true,
    ],
    ['sin que la diga y hace un día', { desde: 0, servicio: null }, { equipo: DIAS, servicio: null }, false],
    ['en el futuro', { desde: DIAS, servicio: null }, { equipo: 0, servicio: null }, false],
    [
      'con el reloj del equipo quieto, y el servicio dice que pasó más',
      { desde: DIAS, servicio: null },
      { equipo: DIAS + HORA_MS, servicio: 3 * DIAS },
      false,
    ],
    [
      'sin saber a qué hora del servicio salió, y el equipo dice que pasó más',
      { desde: 0, servicio: null },
      { equipo: DIAS, servicio: HORA_MS },
      false,
    ],
    [
      'con el servicio que ya no dice la hora',
      { desde: 0, servicio: 0 },
      { equipo: DIAS, servicio: null },
      false,
    ],
    ['un minuto antes, por los segundos', { desde: 0, servicio: 60_000 }, { equipo: 0, servicio: 0 }, true],
    ['más de un minuto antes', { desde: 0, servicio: 60_001 }, { equipo: 0, servicio: 0 }, false],
    ['en el mismo segundo', { desde: 0, servicio: 999 }, { equipo: 0, servicio: 0 }, true],
  ])('%s', (_caso, salida, ahora, recuerda) => {
    expect(seRecuerda(salida, ahora)).toBe(recuerda);
  });
});
