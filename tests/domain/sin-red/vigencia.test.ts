import { describe, expect, it } from 'vitest';
import { venceEnElDia, vigenciaDe } from '@/domain/sin-red/vigencia';

const DIA = 86_400_000;
const MINUTO = 60_000;
const guardada_en = Date.UTC(2026, 10, 24, 15);
const marca = { guardada_en, dias: 3, vista_en: guardada_en };

describe('vigenciaDe', () => {
  it.each([
    ['at once', 0, 'vigente'],
    ['at the last moment of its days', 3 * DIA, 'vigente'],
    ['a moment later', 3 * DIA + 1, 'vencida'],
    ['with the clock two days ahead', 2 * DIA, 'vigente'],
    ['with the clock two days behind', -2 * DIA, 'reloj-atrasado'],
    ['with the clock put right by five minutes', -5 * MINUTO, 'vigente'],
    ['with the clock put back by more', -5 * MINUTO - 1, 'reloj-atrasado'],
  ])('%s', (_cuando, pasado, vigencia) => {
    expect(vigenciaDe(marca, guardada_en + pasado)).toBe(vigencia);
  });

  it('looks at the latest moment at which it was seen, and not only at when it was kept', () => {
    const vista = { ...marca, vista_en: guardada_en + 2 * DIA };
    expect(vigenciaDe(vista, guardada_en + DIA)).toBe('reloj-atrasado');
    expect(vigenciaDe(vista, guardada_en + 2 * DIA)).toBe('vigente');
  });
});

describe('venceEnElDia', () => {
  const vence = guardada_en + 3 * DIA;
  it.each([
    ['a whole day before', -DIA, false],
    ['a moment later', -DIA + 1, true],
    ['at its last moment', 0, true],
    ['once it is over, when there is something else to say', 1, false],
  ])('%s', (_cuando, pasado, avisa) => {
    expect(venceEnElDia(vence, vence + pasado)).toBe(avisa);
  });
});
