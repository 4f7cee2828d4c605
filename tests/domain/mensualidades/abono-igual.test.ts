import { abono } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  abonoIgual,
  aplicacionIgual,
  comoUnico,
  exigirOtroPago,
  exigirUnico,
  marcaDePago,
} from '@/domain/mensualidades/abono-igual';

const otro = abono({ id: 1, fecha: '2026-11-10', valor: 200_000, recibo: 4 });
const pago = { fecha: '2026-11-10', valor: 200_000 };

describe('un abono igual a otro', () => {
  it.each([
    ['el mismo día y valor', {}, {}, true],
    ['otro día', {}, { fecha: '2026-11-11' }, false],
    ['otro valor', {}, { valor: 200_001 }, false],
    ['uno anulado', { anulado_en: '2026-11-12T10:00:00Z' }, {}, false],
    ['lo recibido de más cuenta', { excedente: 50_000 }, { valor: 250_000 }, true],
    ['y no lo que se aplicó', { excedente: 50_000 }, {}, false],
  ])('%s', (_caso, delOtro, delPago, es) => {
    const mensualidad = { abonos: [{ ...otro, ...delOtro }] };
    expect(abonoIgual(mensualidad, { ...pago, ...delPago }) !== null).toBe(es);
  });

  it('dice cuál es', () => {
    expect(abonoIgual({ abonos: [{ ...otro, id: 2, recibo: 3, valor: 1 }, otro] }, pago)?.recibo).toBe(4);
  });

  it('se detiene hasta que alguien dice que es otro pago, y solo por ese', () => {
    const mensualidad = { abonos: [otro] };
    expect(() => exigirOtroPago(mensualidad, { ...pago, confirmado: '' })).toThrow(
      expect.objectContaining({
        codigo: 'VALIDACION',
        message: 'Revise los campos señalados',
        campos: { pago_confirmado: 'Confirme que es otro pago, o corrija la fecha o el valor' },
      }),
    );
    expect(() => exigirOtroPago(mensualidad, { ...pago, confirmado: marcaDePago(pago) })).not.toThrow();
    const deOtroDia = marcaDePago({ ...pago, fecha: '2026-11-09' });
    expect(() => exigirOtroPago(mensualidad, { ...pago, confirmado: deOtroDia })).toThrow();
    expect(() => exigirOtroPago({ abonos: [] }, { ...pago, confirmado: '' })).not.toThrow();
  });
});

describe('lo que se aplicó del saldo a favor', () => {
  const aplicado = { ...otro, medio: 'SALDO_A_FAVOR' as const };

  it.each([
    ['lo mismo del mismo día', {}, true],
    ['lo que se pagó con dinero', { medio: 'EFECTIVO' as const }, false],
    ['lo de otro día', { fecha: '2026-11-11' }, false],
    ['otro valor', { valor: 200_001 }, false],
    ['lo anulado', { anulado_en: '2026-11-12T10:00:00Z' }, false],
  ])('%s', (_caso, cambios, es) => {
    expect(aplicacionIgual({ abonos: [{ ...aplicado, ...cambios }] }, pago) !== undefined).toBe(es);
  });
});

describe('lo que alguien más acaba de anotar', () => {
  it.each([
    [41, 'Ya hay un pago de ese valor y esa fecha: el recibo 41'],
    [null, 'Ya hay un pago de ese valor y esa fecha'],
  ])('con recibo %j se dice cuál es', (recibo, mensaje) => {
    expect(() => exigirUnico({ recibo })).toThrow(
      expect.objectContaining({ codigo: 'CONFLICTO', message: mensaje, campos: { pago_igual: mensaje } }),
    );
  });

  it('si no hay otro, no se detiene', () => {
    expect(() => exigirUnico(null)).not.toThrow();
  });
});

describe('comoUnico', () => {
  const datos = { fecha: '2026-11-21', valor: 300_000, medio: 'EFECTIVO' };
  it('asks to be the only one, until that very payment is confirmed to be another', () => {
    expect(comoUnico(datos, '')).toEqual({ ...datos, unico: true });
    expect(comoUnico(datos, marcaDePago({ ...datos, valor: 1 }))).toEqual({ ...datos, unico: true });
    expect(comoUnico(datos, marcaDePago(datos))).toEqual(datos);
  });
});
