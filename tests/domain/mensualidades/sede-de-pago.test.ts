import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import {
  conSedeDePago,
  entraEnCaja,
  exigirOtraCaja,
  exigirOtraSede,
  validarSedeDePago,
} from '@/domain/mensualidades/sede-de-pago';

describe('la sede de un pago', () => {
  it('se pide con su identificador, y nada más', () => {
    expect(validarSedeDePago({ sede_id: 2 })).toBe(2);
    for (const mala of [{}, { sede_id: null }, { sede_id: 2, otra: 1 }])
      expect(() => validarSedeDePago(mala)).toThrow(expect.objectContaining({ codigo: 'VALIDACION' }));
  });

  it('es la de una caja: lo que no trajo dinero no tiene', () => {
    const entra = (medio: Abono['medio']) => entraEnCaja({ medio });
    expect([entra('EFECTIVO'), entra('NEQUI'), entra('SALDO_A_FAVOR'), entra('AJUSTE')]).toEqual([
      ...[true, true, false, false],
    ]);
    for (const medio of ['SALDO_A_FAVOR', 'AJUSTE'] as const)
      expect(() => exigirOtraCaja(abono({ medio }), 2)).toThrow(
        expect.objectContaining({
          codigo: 'CONFLICTO',
          message: 'Este abono no trajo dinero a ninguna sede',
        }),
      );
  });

  it('se cambia por otra', () => {
    const yaEs = 'Este pago ya es de esa sede';
    expect(() => exigirOtraCaja(abono({ sede_id: 2 }), '2')).toThrow(
      expect.objectContaining({ codigo: 'CONFLICTO', message: yaEs, campos: { sede_id: yaEs } }),
    );
    expect(() => exigirOtraCaja(abono({ sede_id: 2 }), 3)).not.toThrow();
    expect(() => exigirOtraSede(null, 3, yaEs)).not.toThrow();
  });

  const sedesTras = (pago: Pick<Abono, 'id' | 'pago_id'>) => {
    const abonos = [
      abono({ id: 1, sede_id: 1 }),
      abono({ id: 2, sede_id: 1, pago_id: 9 }),
      abono({ id: 3, sede_id: 1, pago_id: 9 }),
      abono({ id: 9, sede_id: 1, pago_id: 10 }),
    ];
    return conSedeDePago(mensualidad({ abonos }), pago, 2).abonos.map(({ id, sede_id }) => [id, sede_id]);
  };

  it.each<[string, Pick<Abono, 'id' | 'pago_id'>, number[]]>([
    ['el que se pagó solo cambia solo', { id: '1', pago_id: null }, [2, 1, 1, 1]],
    ['los del mismo pago cambian juntos', { id: 2, pago_id: 9 }, [1, 2, 2, 1]],
    ['y los de otro, no', { id: 9, pago_id: 10 }, [1, 1, 1, 2]],
  ])('%s', (_caso, pago, sedes) => {
    expect(sedesTras(pago)).toEqual([1, 2, 3, 9].map((id, n) => [id, sedes[n]]));
  });
});
