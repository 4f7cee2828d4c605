import { atrapar } from '@tests/domain/atrapar';
import { abono, HOY, mensualidad, movimiento } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { ETIQUETA_MOVIMIENTO } from '@/domain/mensualidades/opciones-movimiento';
import { repartirPago, revisarAbono, validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { recibidoCon } from '@/domain/mensualidades/saldo';
import {
  alAnularAbono,
  hastaElDia,
  revisarAplicacion,
  revisarDevolucion,
  saldoAFavorDe,
  seUsoLoQueSobro,
  tomarAFavor,
  validarDevolucion,
} from '@/domain/mensualidades/saldo-a-favor';

/** 50 of receipt 1 and 30 of receipt 2, of which 60 were applied with payment 3, and 5 returned. */
const MOVIMIENTOS = [
  movimiento({ id: 2, valor: 30, abono_id: 2 }),
  movimiento({ id: 1 }),
  movimiento({ id: 3, origen_id: 1, tipo: 'APLICACION', abono_id: 3 }),
  movimiento({ id: 4, origen_id: 2, tipo: 'APLICACION', valor: 10, abono_id: 3 }),
  movimiento({ id: 5, origen_id: 2, tipo: 'DEVOLUCION', valor: 5, abono_id: null }),
];
const codigoDe = (hacer: () => unknown) => {
  const { codigo, campos } = atrapar(hacer);
  return [codigo, ...Object.keys(campos)];
};

describe('pagar de más', () => {
  const deuda = mensualidad({ valor: 300 });
  const pago = (valor: number, a_favor?: number) => ({
    fecha: HOY,
    valor,
    medio: 'EFECTIVO' as const,
    ...(a_favor === undefined ? {} : { a_favor }),
  });

  it('solo con la cantidad exacta que sobra; la mensualidad recibe su saldo', () => {
    expect(() => revisarAbono(deuda, pago(350, 50), HOY)).not.toThrow();
    expect(repartirPago(pago(350, 50))).toEqual({
      fecha: HOY,
      medio: 'EFECTIVO',
      valor: 300,
      excedente: 50,
    });
    expect(repartirPago(pago(300))).toMatchObject({ valor: 300, excedente: 0 });
    for (const malo of [pago(350), pago(350, 49), pago(350, 51), pago(200, 50), pago(300, 300)])
      expect(codigoDe(() => revisarAbono(deuda, malo, HOY))).toEqual(['VALIDACION', 'valor']);
  });

  it.each([[0], [-1], [1.5], ['mucho']])('%j no es una cantidad que sobre', (a_favor) => {
    expect(codigoDe(() => validarDatosAbono({ ...pago(350), a_favor }))).toEqual(['VALIDACION', 'a_favor']);
  });

  it('entra todo lo recibido, y nada al pagar con lo que ya había entrado', () => {
    expect(recibidoCon(abono({ valor: 300, excedente: 50 }))).toBe(350);
    expect(recibidoCon(abono({ valor: 20, medio: 'SALDO_A_FAVOR' }))).toBe(0);
  });
});

describe('lo que hay a favor', () => {
  it('es lo que sobró menos lo que se usó', () => {
    expect(saldoAFavorDe([])).toBe(0);
    expect(saldoAFavorDe(MOVIMIENTOS)).toBe(15);
    expect(saldoAFavorDe([...MOVIMIENTOS, movimiento({ tipo: 'APLICACION_ANULADA', valor: 10 })])).toBe(25);
    expect(saldoAFavorDe([movimiento({}), movimiento({ tipo: 'EXCEDENTE_ANULADO' })])).toBe(0);
  });

  it('se toma de lo más viejo, y de cada pago lo que le queda', () => {
    const partes = (valor: number, de = MOVIMIENTOS) =>
      tomarAFavor(de, valor).map((parte) => [parte.origen.id, parte.valor]);
    expect(partes(15)).toEqual([[2, 15]]);
    expect(partes(60, MOVIMIENTOS.slice(0, 2))).toEqual([
      [1, 50],
      [2, 10],
    ]);
  });

  it('no alcanza para más que eso, ni para más que la deuda', () => {
    const deuda = mensualidad({ valor: 10 });
    expect(() => revisarAplicacion(deuda, MOVIMIENTOS, { valor: 10 }, HOY)).not.toThrow();
    expect(codigoDe(() => revisarAplicacion(deuda, MOVIMIENTOS, { valor: 11 }, HOY))).toEqual([
      'VALIDACION',
      'valor',
    ]);
    expect(codigoDe(() => revisarAplicacion(mensualidad(), MOVIMIENTOS, { valor: 16 }, HOY))).toEqual([
      'VALIDACION',
      'valor',
    ]);
    expect(codigoDe(() => revisarAplicacion(deuda, [], { valor: 1 }, HOY))).toEqual(['CONFLICTO', 'valor']);
    const pagada = mensualidad({ estado: 'EXONERADA' });
    expect(codigoDe(() => revisarAplicacion(pagada, MOVIMIENTOS, { valor: 1 }, HOY))).toEqual([
      'CONFLICTO',
      'valor',
    ]);
  });

  it('de un día es lo que había sobrado hasta él, con lo que se hizo con eso', () => {
    const movimientos = [
      movimiento({ id: 1, fecha: '2026-01-05' }),
      movimiento({ id: 2, fecha: '2026-03-01', valor: 30 }),
      movimiento({ id: 3, origen_id: 1, tipo: 'APLICACION', valor: 20, fecha: '2026-04-01' }),
      movimiento({ id: 4, origen_id: 2, tipo: 'DEVOLUCION', valor: 5, fecha: '2026-04-01' }),
    ];
    const hasta = (dia: string) => hastaElDia(movimientos, dia).map(({ id }) => id);
    expect(hasta('2026-01-04')).toEqual([]);
    expect(hasta('2026-01-05')).toEqual([1, 3]);
    expect(hasta('2026-03-01')).toEqual([1, 2, 3, 4]);
  });

  it('se devuelve diciendo cuándo, cómo y por qué', () => {
    const datos = { fecha: HOY, valor: 15, medio: 'NEQUI' as const, referencia: 'D-1', motivo: 'Egresó' };
    expect(() => revisarDevolucion(MOVIMIENTOS, validarDevolucion(datos), HOY)).not.toThrow();
    const revisar = (cambios: object) => () =>
      revisarDevolucion(MOVIMIENTOS, validarDevolucion({ ...datos, ...cambios }), HOY);
    expect(codigoDe(revisar({ valor: 16 }))).toEqual(['VALIDACION', 'valor']);
    expect(codigoDe(revisar({ fecha: '2026-11-22' }))).toEqual(['VALIDACION', 'fecha']);
    expect(codigoDe(revisar({ referencia: null }))).toEqual(['VALIDACION', 'referencia']);
    expect(codigoDe(revisar({ medio: 'SALDO_A_FAVOR' }))).toEqual(['VALIDACION', 'medio']);
    expect(codigoDe(revisar({ motivo: '' }))).toEqual(['VALIDACION', 'motivo']);
  });
});

describe('anular un abono', () => {
  const deshacer = (id: number, de = MOVIMIENTOS) =>
    alAnularAbono(id, de).map(({ tipo, origen, valor }) => [tipo, origen.id, valor]);

  it('se lleva lo que sobró de él, si está entero', () => {
    expect(deshacer(1, [movimiento({})])).toEqual([['EXCEDENTE_ANULADO', 1, 50]]);
    expect(deshacer(8)).toEqual([]);
  });

  it('devuelve a cada pago lo que tomó de él', () => {
    expect(deshacer(3)).toEqual([
      ['APLICACION_ANULADA', 1, 50],
      ['APLICACION_ANULADA', 2, 10],
    ]);
  });

  it('se niega cuando lo que sobró ya se usó', () => {
    for (const id of [1, 2]) expect(codigoDe(() => deshacer(id))).toEqual(['CONFLICTO', 'abono']);
  });

  it('se sabe antes: de ese pago, si falta algo de lo que sobró y no se anuló', () => {
    const seUso = (abono: number, de = MOVIMIENTOS) =>
      seUsoLoQueSobro(de, ({ abono_id }) => abono_id === abono);
    expect([1, 2, 3, 8].map((id) => seUso(id))).toEqual([true, true, false, false]);
    expect(seUso(1, [movimiento({})])).toBe(false);
    const anulado = movimiento({ id: 2, origen_id: 1, tipo: 'EXCEDENTE_ANULADO' });
    expect(seUso(1, [movimiento({}), anulado])).toBe(false);
  });
});

describe('lo que pasó con el saldo a favor', () => {
  it('se dice en palabras', () => {
    expect(ETIQUETA_MOVIMIENTO).toEqual({
      EXCEDENTE: 'Sobró de un pago',
      APLICACION: 'Aplicado a una mensualidad',
      DEVOLUCION: 'Devuelto',
      EXCEDENTE_ANULADO: 'Se anuló el pago del que sobró',
      APLICACION_ANULADA: 'Se anuló la aplicación',
      DEVOLUCION_ANULADA: 'Se anuló la devolución',
    });
  });
});
