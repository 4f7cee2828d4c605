import { describe, expect, it } from 'vitest';
import {
  ARRANQUE_DE_RELOJ_MS,
  juzgarReloj,
  limiteDelFuturo,
  PARADA_MAXIMA_MS,
  TOLERANCIA_DE_RELOJ_MS,
} from '@/domain/operacion/reloj-vigilado';

const HORA = 3_600_000;
const DIA = 24 * HORA;
const VISTO = Date.parse('2026-11-23T12:00:00Z');
/** The machine had been on for this long when the server started. */
const INICIO = 5 * HORA;

const alArrancar = (salto: number, visto: number | null = VISTO) =>
  juzgarReloj({ antes: { visto, corrido: INICIO }, ancla: null }, { pared: VISTO + salto, corrido: INICIO });
/** Two hours after a start that was believed. */
const enMarcha = (salto: number) =>
  juzgarReloj(
    { antes: { visto: VISTO, corrido: INICIO }, ancla: { pared: VISTO + HORA, corrido: INICIO + HORA } },
    { pared: VISTO + 2 * HORA + salto, corrido: INICIO + 2 * HORA },
  );

describe('el reloj entre una vez y otra', () => {
  it.each([
    ['un corte de un mes', 30 * DIA],
    ['la parada más larga', PARADA_MAXIMA_MS],
    ['un reinicio', 20_000],
    ['un reloj corregido unos minutos hacia atrás', -TOLERANCIA_DE_RELOJ_MS],
  ])('cree lo de %s', (_caso, salto) => {
    expect(alArrancar(salto)).toEqual({ confiable: true, ahora: VISTO + salto });
  });

  it.each([
    ['un año adelante', 365 * DIA],
    ['un poco más que la parada más larga', PARADA_MAXIMA_MS + 1],
    ['un día atrás', -DIA],
    ['la fecha de fábrica', -VISTO],
  ])('no cree %s, y sigue desde la última hora que conoce', (_caso, salto) => {
    expect(alArrancar(salto)).toEqual({ confiable: false, ahora: VISTO });
  });

  it('la primera vez cree la que haya', () => {
    expect(alArrancar(-10 * 365 * DIA, null).confiable).toBe(true);
  });

  it('una máquina sin pila, que corrige su hora a los minutos, acaba bien', () => {
    const antes = { visto: VISTO, corrido: INICIO };
    const deFabrica = juzgarReloj({ antes, ancla: null }, { pared: 0, corrido: INICIO });
    expect(deFabrica).toEqual({ confiable: false, ahora: VISTO });
    // Until then, the last time known goes on.
    expect(juzgarReloj({ antes, ancla: null }, { pared: 60_000, corrido: INICIO + 60_000 })).toEqual({
      confiable: false,
      ahora: VISTO + 60_000,
    });
    const corregida = { pared: VISTO + 3 * DIA, corrido: INICIO + 120_000 };
    expect(juzgarReloj({ antes, ancla: null }, corregida)).toEqual({
      confiable: true,
      ahora: corregida.pared,
    });
    // It went on from the time of its last stop, which could have been, and then put it right.
    const ancla = { pared: VISTO, corrido: INICIO };
    expect(juzgarReloj({ antes, ancla }, corregida).confiable).toBe(true);
    const alFinal = { ...corregida, corrido: INICIO + ARRANQUE_DE_RELOJ_MS };
    expect(juzgarReloj({ antes, ancla }, alFinal).confiable).toBe(true);
    const tarde = { ...corregida, corrido: INICIO + ARRANQUE_DE_RELOJ_MS + 1 };
    expect(juzgarReloj({ antes, ancla }, tarde).confiable).toBe(false);
  });
});

it('lo que dice ser de más adelante que lo que dos relojes se llevan no se escribió entonces', () => {
  expect(limiteDelFuturo(new Date('2026-11-23T12:00:00Z'))).toEqual(new Date('2026-11-23T12:10:00Z'));
});

describe('el reloj en marcha', () => {
  it.each([0, TOLERANCIA_DE_RELOJ_MS, -TOLERANCIA_DE_RELOJ_MS])('cree una corrección de %i ms', (salto) => {
    expect(enMarcha(salto)).toEqual({ confiable: true, ahora: VISTO + 2 * HORA + salto });
  });

  it.each([365 * DIA, HORA, TOLERANCIA_DE_RELOJ_MS + 1, -HORA, -365 * DIA])(
    'no cree un salto de %i ms, y sigue con la hora que llevaba',
    (salto) => {
      expect(enMarcha(salto)).toEqual({ confiable: false, ahora: VISTO + 2 * HORA });
    },
  );
});
