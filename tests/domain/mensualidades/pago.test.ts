import { unaMensualidad } from '@tests/builders/una-mensualidad';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Abono } from '@/domain/mensualidades/mensualidad';
import { conSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { excedenteDelPago, exigirPagoVivo, revisarPago, validarDatosPago } from '@/domain/mensualidades/pago';
import { conAbono } from '@/domain/mensualidades/reglas-abono';
import {
  enOrdenDePago,
  pagoIgual,
  repartirEnMensualidades,
  repartirLista,
} from '@/domain/mensualidades/repartir-en-mensualidades';

const HOY = '2026-11-21';
const DATOS = { fecha: HOY, valor: 300, medio: 'NEQUI', referencia: 'M-1' } as const;
const abono = (cambios: Partial<Abono>): Abono => ({
  ...{ id: 1, fecha: HOY, valor: 100, medio: 'EFECTIVO', referencia: null, recibo: 1, excedente: 0 },
  ...{ registrado_por: null, registrado_en: null, anulado_en: null, motivo_anulacion: null },
  ...{ ajuste_en: null, pago_id: null, sede_id: null },
  ...cambios,
});
const cobro = (
  id: number,
  valor: number,
  periodo = '2026-10',
  fecha_vencimiento: string | null = `${periodo}-05`,
) => unaMensualidad().con({ valor, periodo, fecha_vencimiento }).almacenada(id);
const error = (hacer: () => unknown): { codigo?: string; campos?: Record<string, string> } => {
  try {
    hacer();
  } catch (fallo) {
    return fallo as never;
  }
  throw new Error('No se rechazó');
};

const cobros = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 999 }),
    saldo: fc.integer({ min: 0, max: 900_000 }),
    periodo: fc.option(fc.constantFrom('2026-08', '2026-09', '2026-10')),
    fecha_vencimiento: fc.option(fc.constantFrom('2026-08-05', '2026-09-05', '2026-10-05')),
  }),
  { selector: ({ id }) => id },
);

describe('repartirLista', () => {
  it('each is laid over what those before it leave, whoever they are of', () => {
    const octubre = { id: 1, saldo: 300, periodo: '2026-10', fecha_vencimiento: '2026-10-05' };
    const noviembre = { id: 2, saldo: 300, periodo: '2026-11', fecha_vencimiento: '2026-11-05' };
    const ajena = { id: 3, saldo: 90, periodo: '2026-11', fecha_vencimiento: '2026-11-05' };
    const debe = [noviembre, octubre];
    expect(
      repartirLista([
        { debe, valor: 350 },
        { debe: [ajena], valor: 50 },
        { debe, valor: 200 },
        { debe, valor: 60 },
        { debe, valor: 10 },
      ]),
    ).toEqual([
      {
        partes: [
          { mensualidad_id: 1, valor: 300, deja: 0 },
          { mensualidad_id: 2, valor: 50, deja: 250 },
        ],
        excedente: 0,
      },
      { partes: [{ mensualidad_id: 3, valor: 50, deja: 40 }], excedente: 0 },
      { partes: [{ mensualidad_id: 2, valor: 200, deja: 50 }], excedente: 0 },
      { partes: [{ mensualidad_id: 2, valor: 50, deja: 0 }], excedente: 10 },
      { partes: [], excedente: 10 },
    ]);
  });

  it('names no fee that the money does not reach', () => {
    const debe = [
      { id: 1, saldo: 300, periodo: '2026-10', fecha_vencimiento: '2026-10-05' },
      { id: 2, saldo: 300, periodo: '2026-11', fecha_vencimiento: '2026-11-05' },
    ];
    expect(repartirLista([{ debe, valor: 100 }])).toEqual([
      { partes: [{ mensualidad_id: 1, valor: 100, deja: 200 }], excedente: 0 },
    ]);
  });

  it('no fee gets more than it owes, and nothing is lost or made', () => {
    fc.assert(
      fc.property(
        cobros,
        fc.array(fc.integer({ min: 0, max: 900_000 }), { maxLength: 8 }),
        (debe, valores) => {
          const repartos = repartirLista(valores.map((valor) => ({ debe, valor })));
          const partes = repartos.flatMap((reparto) => reparto.partes);
          for (const { id, saldo } of debe) {
            const recibe = partes.filter((parte) => parte.mensualidad_id === id).map(({ valor }) => valor);
            expect(recibe.reduce((suma, valor) => suma + valor, 0)).toBeLessThanOrEqual(saldo);
          }
          for (const [n, { partes: suyas, excedente }] of repartos.entries())
            expect(suyas.reduce((suma, { valor }) => suma + valor, excedente)).toBe(valores[n]);
        },
      ),
    );
  });
});

describe('repartirEnMensualidades', () => {
  it('the parts and what is left over are the total; no part is more than its fee owes', () => {
    fc.assert(
      fc.property(cobros, fc.integer({ min: 0, max: 5_000_000 }), (todos, valor) => {
        const { partes, excedente } = repartirEnMensualidades(todos, valor);
        expect(partes.reduce((suma, parte) => suma + parte.valor, excedente)).toBe(valor);
        expect(excedente).toBeGreaterThanOrEqual(0);
        for (const parte of partes) {
          const suyo = todos.find(({ id }) => id === parte.mensualidad_id);
          expect(parte.valor).toBeLessThanOrEqual(suyo?.saldo ?? -1);
        }
      }),
    );
  });

  it('nothing reaches a fee while an older one still owes', () => {
    fc.assert(
      fc.property(cobros, fc.integer({ min: 0, max: 5_000_000 }), (todos, valor) => {
        const { partes, excedente } = repartirEnMensualidades(todos, valor);
        const enOrden = enOrdenDePago(todos);
        expect(partes.map(({ mensualidad_id }) => mensualidad_id)).toEqual(enOrden.map(({ id }) => id));
        const incompleta = partes.findIndex((parte, n) => parte.valor < (enOrden[n]?.saldo ?? 0));
        if (incompleta === -1) return;
        expect(partes.slice(incompleta + 1).every((parte) => parte.valor === 0)).toBe(true);
        expect(excedente).toBe(0);
      }),
    );
  });

  it('the first to fall due goes first, then the oldest month, and what has neither goes last', () => {
    const orden = enOrdenDePago([
      { id: 1, saldo: 1, periodo: null, fecha_vencimiento: null },
      { id: 2, saldo: 1, periodo: '2026-10', fecha_vencimiento: '2026-10-05' },
      { id: 3, saldo: 1, periodo: '2026-09', fecha_vencimiento: '2026-10-05' },
      { id: 4, saldo: 0, periodo: '2026-01', fecha_vencimiento: '2026-01-05' },
      { id: 5, saldo: 1, periodo: '2026-11', fecha_vencimiento: '2026-09-30' },
    ]);
    expect(orden.map(({ id }) => id)).toEqual([5, 3, 2, 1]);
  });
});

describe('pagoIgual', () => {
  it('finds a payment of that day and amount, whichever fees it paid', () => {
    const dePago = (id: number, valor: number, excedente = 0) =>
      abono({ id, valor, excedente, pago_id: 9, recibo: 7 });
    const todas = [
      { abonos: [dePago(1, 100), abono({ id: 4, valor: 20 }), abono({ id: 5, valor: 5, pago_id: 10 })] },
      { abonos: [dePago(2, 150, 50), abono({ id: 3, valor: 80, recibo: 8 })] },
    ];
    expect(pagoIgual(todas, { fecha: HOY, valor: 300 })).toMatchObject({ recibo: 7 });
    expect(pagoIgual(todas, { fecha: HOY, valor: 80 })).toMatchObject({ recibo: 8 });
    for (const valor of [100, 305]) expect(pagoIgual(todas, { fecha: HOY, valor })).toBeNull();
    expect(pagoIgual(todas, { fecha: '2026-11-20', valor: 300 })).toBeNull();
    expect(
      pagoIgual([{ abonos: [abono({ valor: 80, anulado_en: '2026-11-21T10:00:00Z' })] }], {
        fecha: HOY,
        valor: 80,
      }),
    ).toBeNull();
  });
});

describe('validarDatosPago', () => {
  it('reads amounts and dates as they are typed', () => {
    expect(
      validarDatosPago({
        ...DATOS,
        fecha: '3/4/26',
        valor: '850.000',
        partes: [{ mensualidad_id: 7, valor: '400.000' }],
      }),
    ).toMatchObject({ fecha: '2026-04-03', valor: 850_000, partes: [{ mensualidad_id: 7, valor: 400_000 }] });
  });

  it.each([
    [{ ...DATOS, partes: [] }, 'partes'],
    [{ ...DATOS, partes: [{ mensualidad_id: 1, valor: 0 }] }, 'partes.0.valor'],
    [{ ...DATOS, partes: Array.from({ length: 61 }, (_, n) => ({ mensualidad_id: n, valor: 1 })) }, 'partes'],
    [{ ...DATOS, partes: [{ mensualidad_id: 1, valor: 1 }], medio: 'SALDO_A_FAVOR' }, 'medio'],
  ])('refuses %#', (entrada, campo) => {
    expect(Object.keys(error(() => validarDatosPago(entrada)).campos ?? {})).toEqual([campo]);
  });

  it('says how many fees a payment is of', () => {
    const partes = (cuantas: number) =>
      Array.from({ length: cuantas }, (_, n) => ({ mensualidad_id: n + 1, valor: 1 }));
    const de = (cuantas: number) =>
      error(() => validarDatosPago({ ...DATOS, partes: partes(cuantas) })).campos;
    expect(de(0)).toEqual({ partes: 'Elija al menos una mensualidad' });
    expect(de(61)).toEqual({ partes: 'Un pago cubre como máximo 60 mensualidades' });
    expect(validarDatosPago({ ...DATOS, partes: partes(60) }).partes).toHaveLength(60);
  });
});

describe('revisarPago', () => {
  const [octubre, noviembre] = [cobro(1, 200), cobro(2, 100, '2026-11')];
  const partes = [
    { mensualidad_id: 1, valor: 200 },
    { mensualidad_id: 2, valor: 100 },
  ];
  const revisar = (
    cambios: object = {},
    todas = [octubre, noviembre],
    loPaga = (_: { id: unknown }) => true,
  ) => revisarPago(todas, { ...DATOS, partes, ...cambios }, { hoy: HOY, loPaga });

  it('accepts what is owed, and more', () => {
    expect(() => revisar()).not.toThrow();
    expect(() => revisar({ valor: 1_000 })).not.toThrow();
    expect(() => revisar({ valor: 299 })).toThrow('Revise los campos señalados');
    expect(error(() => revisar({ valor: 299 })).campos?.valor?.replaceAll('\u00a0', ' ')).toBe(
      'Lo que paga cada mensualidad suma $ 300, más que el total',
    );
    expect(excedenteDelPago({ valor: 1_000, partes })).toBe(700);
  });

  it.each<[object, string, string]>([
    [{ valor: 299 }, 'VALIDACION', 'valor'],
    [{ fecha: '2026-11-22' }, 'VALIDACION', 'fecha'],
    [{ referencia: null }, 'VALIDACION', 'referencia'],
    [{ partes: [{ mensualidad_id: 1, valor: 201 }], valor: 900 }, 'VALIDACION', 'partes.0.valor'],
  ])('refuses %j', (cambios, codigo, campo) => {
    const fallo = error(() => revisar(cambios));
    expect([fallo.codigo, Object.keys(fallo.campos ?? {})]).toEqual([codigo, [campo]]);
  });

  it('refuses a fee of another payer, one that is twice, and one that is paid already', () => {
    expect(error(() => revisar({}, undefined, ({ id }) => id !== 2)).campos).toEqual({
      'partes.1.valor': 'Esa mensualidad la paga otra persona',
    });
    const dos = { partes: [partes[0], partes[0]], valor: 400 };
    expect(error(() => revisar(dos, [octubre, octubre])).campos).toEqual({
      'partes.1.valor': 'Esa mensualidad está dos veces',
    });
    const pagada = conSaldo(conAbono(octubre, abono({ valor: 200 })));
    expect(error(() => revisar({}, [pagada, noviembre]))).toMatchObject({
      codigo: 'CONFLICTO',
      campos: { 'partes.0.valor': 'Esta mensualidad no tiene saldo por pagar' },
    });
  });
});

describe('exigirPagoVivo', () => {
  it('answers what was not annulled of that payment alone', () => {
    const vivo = abono({ id: 1, pago_id: 9 });
    const anulado = abono({ id: 2, pago_id: 9, anulado_en: '2026-11-21T10:00:00Z' });
    const todas = [
      conAbono(conAbono(cobro(1, 900), vivo), abono({ id: 3 })),
      conAbono(cobro(2, 900), anulado),
    ];
    expect(exigirPagoVivo(todas, '9').map((uno) => uno.abono.id)).toEqual([1]);
    expect(error(() => exigirPagoVivo(todas.slice(1), 9)).codigo).toBe('CONFLICTO');
  });
});
