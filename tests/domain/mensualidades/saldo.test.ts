import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { type DatosAbono, revisarAbono } from '@/domain/mensualidades/reglas-abono';
import {
  cobradoDe,
  estadoSegunAbonos,
  saldoDe,
  sumarSaldos,
  totalAbonado,
  totalAjustado,
} from '@/domain/mensualidades/saldo';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';

const VALOR = fc.integer({ min: 1, max: 1_000_000_000 });
const PASO = fc.oneof(
  fc.record({ tipo: fc.constant('abonar' as const), valor: VALOR }),
  fc.record({ tipo: fc.constant('saldar' as const), parte: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ tipo: fc.constant('anular' as const), cual: fc.nat({ max: 20 }) }),
);
type Paso = typeof PASO extends fc.Arbitrary<infer T> ? T : never;

const abonar = (m: Mensualidad, valor: number): Mensualidad => {
  const datos: DatosAbono = { fecha: HOY, valor, medio: 'EFECTIVO' };
  try {
    revisarAbono(m, datos, HOY);
  } catch (error) {
    if (esErrorAplicacion(error)) return m;
    throw error;
  }
  return { ...m, abonos: [...m.abonos, abono({ ...datos, id: m.abonos.length, referencia: null })] };
};

const dar = (m: Mensualidad, paso: Paso): Mensualidad => {
  if (paso.tipo === 'abonar') return abonar(m, paso.valor);
  if (paso.tipo === 'saldar') return abonar(m, Math.max(1, Math.floor(saldoDe(m) / paso.parte)));
  return {
    ...m,
    abonos: m.abonos.map((a) => (a.id === paso.cual ? { ...a, anulado_en: '2026-11-21T10:00:00Z' } : a)),
  };
};

const conEstado = (m: Mensualidad): Mensualidad => ({ ...m, estado: estadoSegunAbonos(m) });

describe('saldo (producto §2): valor menos descuento menos abonos vivos', () => {
  it('se cumple, y nunca es negativo, tras cualquier serie de abonos y anulaciones', () => {
    fc.assert(
      fc.property(VALOR, fc.nat({ max: 100 }), fc.array(PASO, { maxLength: 30 }), (valor, rebaja, pasos) => {
        let m = conEstado(mensualidad({ valor, descuento: Math.floor((valor * rebaja) / 100) }));
        for (const paso of pasos) {
          m = conEstado(dar(m, paso));
          const vivos = m.abonos.filter((a) => a.anulado_en === null).reduce((suma, a) => suma + a.valor, 0);
          expect(saldoDe(m)).toBe(m.valor - m.descuento - vivos);
          expect(saldoDe(m)).toBeGreaterThanOrEqual(0);
          const esperado = saldoDe(m) === 0 ? 'PAGADA' : vivos > 0 ? 'CON_ABONO' : 'PENDIENTE';
          expect(m.estado).toBe(esperado);
        }
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('los abonos anulados no cuentan', () => {
    const abonos = [abono({ valor: 300 }), abono({ id: 2, valor: 200, anulado_en: '2026-11-20T10:00:00Z' })];
    expect(totalAbonado(abonos)).toBe(300);
    expect(saldoDe(mensualidad({ valor: 1_000, descuento: 100, abonos }))).toBe(600);
  });

  it('un ajuste quita de lo que se debe sin que nadie lo pague', () => {
    const abonos = [abono({ valor: 200, medio: 'AJUSTE' })];
    const m = mensualidad({ valor: 1_000, abonos });
    expect([totalAbonado(abonos), totalAjustado(abonos)]).toEqual([0, 200]);
    expect(saldoDe(m)).toBe(800);
    expect(estadoSegunAbonos(m)).toBe('PENDIENTE');
    expect(estadoSegunAbonos({ ...m, abonos: [...abonos, abono({ id: 2, valor: 1 })] })).toBe('CON_ABONO');
  });

  it('otro servidor que registró de más no deja un saldo negativo: está pagada', () => {
    const m = mensualidad({ valor: 1_000, abonos: [abono({ valor: 1_500 })] });
    expect(saldoDe(m)).toBe(0);
    expect(estadoSegunAbonos(m)).toBe('PAGADA');
  });

  it.each(['EXONERADA', 'ANULADA'] as const)(
    '%s no debe nada y su estado no cambia por el dinero',
    (estado) => {
      const m = mensualidad({ estado, abonos: [abono({ valor: 1_000 })] });
      expect(saldoDe(m)).toBe(0);
      expect(estadoSegunAbonos(m)).toBe(estado);
    },
  );

  it('lo exonerado y lo anulado no se cobra; lo demás, su valor menos el descuento, esté pagado o no', () => {
    const cobro = { valor: 1_000, descuento: 100 };
    expect(cobradoDe(mensualidad({ ...cobro, estado: 'EXONERADA' }))).toBe(0);
    expect(cobradoDe(mensualidad({ ...cobro, estado: 'ANULADA' }))).toBe(0);
    expect(cobradoDe(mensualidad({ ...cobro, abonos: [abono({ valor: 900 })], estado: 'PAGADA' }))).toBe(900);
  });

  it('un descuento del total la deja pagada', () => {
    expect(estadoSegunAbonos(mensualidad({ valor: 500, descuento: 500 }))).toBe('PAGADA');
  });

  it('la suma de varias', () => {
    const varias = [
      mensualidad({ valor: 500 }),
      mensualidad({ valor: 700, estado: 'ANULADA' }),
      mensualidad({ valor: 1 }),
    ];
    expect(sumarSaldos(varias)).toBe(501);
  });
});
