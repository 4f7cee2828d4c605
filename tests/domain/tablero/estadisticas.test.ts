import { describe, expect, it } from 'vitest';
import { esquemaEstadisticas, mismoDiaDelMesAnterior, tendencia } from '@/domain/tablero/estadisticas';

describe('estadísticas del tablero (especificación §3 y §7)', () => {
  it('otro servidor puede dar solo las dos cuentas', () => {
    expect(esquemaEstadisticas.parse({ participantes: 12, mensualidades: 30 })).toEqual({
      participantes: 12,
      mensualidades: 30,
      preingreso: null,
      activos: null,
      con_permiso: null,
      egresados: null,
      cupos_disponibles: null,
      recaudo_mes: null,
      recaudo_mes_anterior: null,
      cartera_vencida: null,
    });
  });

  it.each([
    ['2026-11-23', '2026-10-23'],
    ['2026-01-05', '2025-12-05'],
    // A shorter month is counted whole.
    ['2026-03-31', '2026-02-28'],
    ['2028-03-30', '2028-02-29'],
    ['2026-07-31', '2026-06-30'],
    ['2026-08-31', '2026-07-31'],
  ])('hasta el %s, el mes anterior se cuenta hasta el %s', (hoy, hasta) => {
    expect(mismoDiaDelMesAnterior(hoy)).toBe(hasta);
  });

  it.each([
    [150, 100, 50],
    [50, 100, -50],
    [100, 100, 0],
    [0, 100, -100],
    [1, 3, -67],
    [100, 0, null],
    [100, null, null],
    [null, 100, null],
  ])('de %s, con %s antes, la tendencia es %s', (actual, anterior, esperada) => {
    expect(tendencia(actual, anterior)).toBe(esperada);
  });
});
