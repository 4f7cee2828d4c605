import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { carteraPorEdades, diasDeMora, edadDeCartera, estaVencida } from '@/domain/mensualidades/cartera';
import { sumarDias } from '@/domain/shared/fechas';

const conMora = (dias: number, valor = 100) =>
  mensualidad({ valor, fecha_vencimiento: sumarDias(HOY, -dias) });

describe('edades de cartera (producto §4)', () => {
  it.each([
    [-30, 'AL_DIA', false],
    [0, 'AL_DIA', false],
    [1, 'DE_1_A_30', true],
    [30, 'DE_1_A_30', true],
    [31, 'DE_31_A_60', true],
    [60, 'DE_31_A_60', true],
    [61, 'DE_61_A_90', true],
    [90, 'DE_61_A_90', true],
    [91, 'MAS_DE_90', true],
    [1_000, 'MAS_DE_90', true],
  ] as const)('%i días después del vencimiento: %s', (dias, edad, vencida) => {
    expect(edadDeCartera(conMora(dias), HOY)).toBe(edad);
    expect(estaVencida(conMora(dias), HOY)).toBe(vencida);
    expect(diasDeMora(conMora(dias), HOY)).toBe(Math.max(0, dias));
  });

  it.each([
    ['sin vencimiento', { fecha_vencimiento: null }],
    ['pagada', { abonos: [abono({ valor: 850_000 })] }],
    ['exonerada', { estado: 'EXONERADA' as const }],
    ['anulada', { estado: 'ANULADA' as const }],
  ])('%s no está vencida', (_caso, cambios) => {
    const m = mensualidad({ fecha_vencimiento: '2026-01-05', ...cambios });
    expect(estaVencida(m, HOY)).toBe(false);
    expect(edadDeCartera(m, HOY)).toBe('AL_DIA');
  });

  it('suma el saldo de cada edad', () => {
    const cartera = carteraPorEdades(
      [conMora(0, 10), conMora(1, 20), conMora(30, 5), conMora(45, 30), conMora(75, 40), conMora(120, 50)],
      HOY,
    );
    expect(cartera).toEqual({ AL_DIA: 10, DE_1_A_30: 25, DE_31_A_60: 30, DE_61_A_90: 40, MAS_DE_90: 50 });
  });
});
