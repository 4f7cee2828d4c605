import { describe, expect, it } from 'vitest';
import { esReciboDeEjemplo, numeracionDe } from '@/domain/mensualidades/numeracion-de-recibos';
import { deLaMismaClase, exigirSinEjemplos, exigirSinMezcla } from '@/domain/mensualidades/reglas-de-ejemplo';

const EJEMPLOS = new Set(['1', '2']);
const de = (...ids: (number | string)[]) => ids.map((participante_id) => ({ participante_id }));

describe('gente de ejemplo y gente real', () => {
  it('un pago es de unos o de otros', () => {
    for (const partes of [de(1, '2', 1), de(3, 4), de(3), de(1), []])
      expect(() => exigirSinMezcla(partes, EJEMPLOS)).not.toThrow();
    for (const partes of [de(1, 3), de(3, '2'), de(1, 2, 3)])
      expect(() => exigirSinMezcla(partes, EJEMPLOS)).toThrow(/^Un mismo pago no puede ser/);
    expect(() => exigirSinMezcla(de(1, 3), new Set())).not.toThrow();
  });

  it('lo que hay a favor paga a los de su clase', () => {
    const movimientos = de(1, 3, '2', 4);
    expect(deLaMismaClase(movimientos, { participante_id: 2 }, EJEMPLOS)).toEqual(de(1, '2'));
    expect(deLaMismaClase(movimientos, { participante_id: 9 }, EJEMPLOS)).toEqual(de(3, 4));
    expect(deLaMismaClase(movimientos, { participante_id: 9 }, new Set())).toEqual(movimientos);
  });

  it('con ejemplos no se sella nada', () => {
    expect(() => exigirSinEjemplos(EJEMPLOS, 'cerrar un mes')).toThrow(
      'Hay datos de ejemplo cargados: bórrelos antes de cerrar un mes, en el Tablero',
    );
    expect(() => exigirSinEjemplos(new Set(), 'cerrar un mes')).not.toThrow();
  });

  it('sus recibos no cuentan en la numeración', () => {
    expect([null, 1, 900_000_000, 900_000_001].map(esReciboDeEjemplo)).toEqual([false, false, false, true]);
    expect(numeracionDe([1, 900_000_001, 2, null, 900_000_007], 2)).toEqual({
      hasta: 2,
      faltan: 0,
      huecos: [],
    });
    expect(numeracionDe([900_000_001])).toEqual({ hasta: 0, faltan: 0, huecos: [] });
  });
});
