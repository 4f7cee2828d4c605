import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  advertenciaDeFecha,
  exigirFechaConfirmada,
  fechaPorConfirmar,
} from '@/domain/mensualidades/advertencia-de-fecha';
import { descuentaTodo, exoneradaPorEgreso } from '@/domain/mensualidades/exoneracion';
import { aplicarCambiosMensualidad } from '@/domain/mensualidades/reglas-mensualidad';

describe('el descuento por todo el valor', () => {
  it('exonera, con el motivo escrito o con el de siempre', () => {
    expect(aplicarCambiosMensualidad(mensualidad(), { descuento: 850_000 })).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: 'Descuento por todo el valor',
    });
    const conMotivo = { descuento: 850_000, motivo_anulacion: 'Beca de la parroquia' };
    expect(aplicarCambiosMensualidad(mensualidad(), conMotivo)).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: 'Beca de la parroquia',
    });
  });

  it('bajarlo vuelve a cobrar lo que solo el descuento perdonaba', () => {
    const exonerada = mensualidad({ descuento: 850_000, estado: 'EXONERADA', motivo_anulacion: 'Beca' });
    expect(aplicarCambiosMensualidad(exonerada, { descuento: 50_000 })).toMatchObject({
      estado: 'PENDIENTE',
      motivo_anulacion: null,
    });
    const decidida = mensualidad({ descuento: 10_000, estado: 'EXONERADA', motivo_anulacion: 'Calamidad' });
    expect(aplicarCambiosMensualidad(decidida, { descuento: 20_000 })).toMatchObject({
      estado: 'EXONERADA',
      motivo_anulacion: 'Calamidad',
    });
  });

  it('un valor en cero no es un descuento', () => {
    expect(descuentaTodo({ valor: 0, descuento: 0 })).toBe(false);
    expect(descuentaTodo({ valor: 1, descuento: 1 })).toBe(true);
  });

  it('sigue exonerada al escribir otra cosa de ella, y al pedir que lo siga con menos descuento', () => {
    const exonerada = mensualidad({ descuento: 850_000, estado: 'EXONERADA', motivo_anulacion: 'Beca' });
    for (const cambios of [{ observaciones: 'Llamar' }, { descuento: 50_000, estado: 'EXONERADA' as const }])
      expect(aplicarCambiosMensualidad(exonerada, cambios)).toMatchObject({
        estado: 'EXONERADA',
        motivo_anulacion: 'Beca',
      });
  });

  it('también si se manda con el estado que tenía', () => {
    expect(aplicarCambiosMensualidad(mensualidad(), { descuento: 850_000, estado: 'PENDIENTE' }).estado).toBe(
      'EXONERADA',
    );
  });

  it('es de un egreso la que guarda lo que descontaba antes de él', () => {
    const de = (estado: 'EXONERADA' | 'PENDIENTE', descuento_antes_del_egreso: number | null) =>
      exoneradaPorEgreso({ estado, descuento_antes_del_egreso });
    expect([de('EXONERADA', 0), de('EXONERADA', null), de('PENDIENTE', 0)]).toEqual([true, false, false]);
  });

  it('así no se puede volver a cobrar, y sí anular', () => {
    const exonerada = mensualidad({ descuento: 850_000, estado: 'EXONERADA', motivo_anulacion: 'Beca' });
    expect(() =>
      aplicarCambiosMensualidad(exonerada, { estado: 'PENDIENTE', motivo_anulacion: null }),
    ).toThrow('El descuento es igual al valor: para volver a cobrarla, edítela y baje el descuento');
    expect(
      aplicarCambiosMensualidad(exonerada, { estado: 'ANULADA', motivo_anulacion: 'Error' }),
    ).toMatchObject({ estado: 'ANULADA', motivo_anulacion: 'Error' });
  });

  it('con abonos no cabe', () => {
    const conAbono = mensualidad({ abonos: [abono({ valor: 1 })], estado: 'CON_ABONO' });
    expect(() => aplicarCambiosMensualidad(conAbono, { descuento: 850_000 })).toThrow();
  });

  it('los días que se cobran no terminan antes de empezar', () => {
    expect(() =>
      aplicarCambiosMensualidad(mensualidad({ cobra_desde: '2026-11-16' }), { cobra_hasta: '2026-11-15' }),
    ).toThrow();
  });
});

describe('la fecha de un abono', () => {
  it.each([
    ['2026-11-01', null],
    [HOY, null],
    ['2026-10-31', 'La fecha es anterior al mes que se cobra (noviembre de 2026).'],
    ['2025-11-20', 'La fecha es anterior al mes que se cobra (noviembre de 2026) y de hace más de un año.'],
  ])('%s: %s', (fecha, esperada) => {
    expect(advertenciaDeFecha(mensualidad(), fecha, HOY)).toBe(esperada);
  });

  it.each([
    ['2025-11-20', 'La fecha es de hace más de un año.'],
    ['2025-11-21', null],
  ])('de un mes viejo, %s: %s', (fecha, esperada) => {
    expect(advertenciaDeFecha(mensualidad({ periodo: '2025-01' }), fecha, HOY)).toBe(esperada);
    expect(advertenciaDeFecha(mensualidad({ periodo: null }), fecha, HOY)).toBe(esperada);
  });

  it('la de hoy no se pregunta aunque se pague por adelantado: no la escribió nadie; la de ayer sí', () => {
    const enero = mensualidad({ periodo: '2027-01' });
    const AYER = '2026-11-20';
    expect(fechaPorConfirmar(enero, HOY, HOY)).toBeNull();
    expect(fechaPorConfirmar(enero, AYER, HOY)).toMatch(/anterior al mes que se cobra \(enero de 2027\)/);
    expect(() => exigirFechaConfirmada(enero, { fecha: HOY, confirmada: '' }, HOY)).not.toThrow();
    expect(() => exigirFechaConfirmada(enero, { fecha: AYER, confirmada: '' }, HOY)).toThrow();
    // A sheet with amounts of months to come is looked at again.
    expect(advertenciaDeFecha(enero, HOY, HOY)).not.toBeNull();
  });
});
