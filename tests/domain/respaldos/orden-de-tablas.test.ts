import { describe, expect, it } from 'vitest';
import { ordenarTablas } from '@/domain/respaldos/orden-de-tablas';

describe('ordenarTablas', () => {
  it('pone cada tabla después de las que nombra, y por lo demás en orden', () => {
    const referencias = [
      { de: 'abonos', a: 'mensualidades' },
      { de: 'mensualidades', a: 'participantes' },
      { de: 'participantes', a: 'sedes' },
    ];
    expect(
      ordenarTablas(['abonos', 'mensualidades', 'participantes', 'sedes', 'actividad'], referencias),
    ).toEqual(['actividad', 'sedes', 'participantes', 'mensualidades', 'abonos']);
  });

  it('una tabla que se nombra a sí misma, o a una que no se copia, no espera a nadie', () => {
    const referencias = [
      { de: 'a', a: 'a' },
      { de: 'b', a: 'fuera' },
    ];
    expect(ordenarTablas(['b', 'a'], referencias)).toEqual(['a', 'b']);
  });

  it('un círculo se dice con los nombres', () => {
    const referencias = [
      { de: 'a', a: 'b' },
      { de: 'b', a: 'a' },
    ];
    expect(() => ordenarTablas(['a', 'b', 'c'], referencias)).toThrow(
      'Estas tablas se refieren unas a otras en círculo: a, b',
    );
  });
});
