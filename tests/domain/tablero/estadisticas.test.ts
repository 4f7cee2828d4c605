import { describe, expect, it } from 'vitest';
import { esquemaEstadisticas, tendencia } from '@/domain/tablero/estadisticas';

describe('estadísticas del tablero (especificación §3 y §7)', () => {
  it('otro servidor puede dar solo las dos cuentas', () => {
    expect(esquemaEstadisticas.parse({ participantes: 12, mensualidades: 30 })).toEqual({
      participantes: 12,
      mensualidades: 30,
      cupos_disponibles: null,
      recaudo_mes: null,
      recaudo_mes_anterior: null,
      cartera_vencida: null,
    });
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
