import { describe, expect, it } from 'vitest';
import { validarDatosPago } from '@/domain/mensualidades/pago';
import { validarDatosAbono } from '@/domain/mensualidades/reglas-abono';
import { codigoProvisional, provisionalBuscado } from '@/domain/shared/recibo-provisional';

const ABONO = { fecha: '2026-11-10', valor: 100, medio: 'EFECTIVO' };
const PAGO = { ...ABONO, partes: [{ mensualidad_id: 1, valor: 100 }] };

describe('el código de un recibo provisional', () => {
  it('sale del nombre de su entrada: tres letras y tres cifras que no se confunden, y casi nunca dos iguales', () => {
    const codigos = Array.from({ length: 500 }, (_, n) => codigoProvisional(`entrada-${n}`));
    for (const codigo of codigos) expect(codigo).toMatch(/^[A-HJKMNP-Z]{3}[2-9]{3}$/);
    expect(new Set(codigos).size).toBeGreaterThan(498);
    expect(codigoProvisional('entrada-0')).toBe(codigos[0]);
  });

  it.each([
    ['KMX482', 'KMX482'],
    [' kmx 482 ', 'KMX482'],
    ['KMX-482', 'KMX482'],
    ['provisional kmx482', 'KMX482'],
    ['Recibo provisional KMX482', 'KMX482'],
    ['KMX48', null],
    ['KMXA482', null],
    ['Andrea', null],
    ['LIO482', null],
    ['', null],
    [undefined, null],
  ])('de lo escrito en la búsqueda, %j es %j', (escrito, codigo) => {
    expect(provisionalBuscado(escrito)).toBe(codigo);
  });

  it('va con un abono y con un pago, y se rechaza lo que no es un código', () => {
    expect(validarDatosAbono({ ...ABONO, provisional: 'KMX482' }).provisional).toBe('KMX482');
    expect(validarDatosPago({ ...PAGO, provisional: 'KMX482' }).provisional).toBe('KMX482');
    for (const provisional of ['', 'kmx482', 'KMX4829', '<b>', 7]) {
      expect(() => validarDatosAbono({ ...ABONO, provisional })).toThrow();
      expect(() => validarDatosPago({ ...PAGO, provisional })).toThrow();
    }
  });
});
