import { atrapar } from '@tests/domain/atrapar';
import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { type DatosAbono, revisarAbono, validarDatosAbono } from '@/domain/mensualidades/reglas-abono';

const debe = mensualidad({
  valor: 1_000,
  descuento: 100,
  abonos: [abono({ valor: 400 })],
  estado: 'CON_ABONO',
});
const datos = (cambios: Partial<DatosAbono> = {}): DatosAbono => ({
  fecha: HOY,
  valor: 500,
  medio: 'EFECTIVO',
  ...cambios,
});
const campos = (cambios: Partial<DatosAbono>) =>
  atrapar(() => revisarAbono(debe, datos(cambios), HOY)).campos;

describe('abonos (producto §2)', () => {
  it('el saldo completo, hoy y en efectivo, se acepta', () => {
    expect(() => revisarAbono(debe, datos(), HOY)).not.toThrow();
  });

  it('un peso más que el saldo no', () => {
    expect(campos({ valor: 501 })).toEqual({ valor: 'El abono no puede superar el saldo de $\u00a0500' });
  });

  it('ni con fecha de mañana', () => {
    expect(campos({ fecha: '2026-11-22' })).toEqual({ fecha: 'La fecha del abono no puede ser futura' });
  });

  it.each(['TRANSFERENCIA', 'NEQUI', 'BRE_B', 'CONSIGNACION', 'OTRO'] as const)(
    '%s pide referencia',
    (medio) => {
      expect(campos({ medio })).toEqual({ referencia: 'Escriba la referencia del pago' });
      expect(() => revisarAbono(debe, datos({ medio, referencia: 'A1' }), HOY)).not.toThrow();
    },
  );

  it('dice todos los fallos a la vez', () => {
    const todos = campos({ valor: 900, fecha: '2027-01-01', medio: 'NEQUI' });
    expect(Object.keys(todos).sort()).toEqual(['fecha', 'referencia', 'valor']);
  });

  it.each(['PAGADA', 'EXONERADA', 'ANULADA'] as const)('una mensualidad %s no recibe abonos', (estado) => {
    const m = mensualidad({ valor: 400, abonos: [abono({ valor: 400 })], estado });
    expect(atrapar(() => revisarAbono(m, datos({ valor: 1 }), HOY))).toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Esta mensualidad no tiene saldo por pagar',
      campos: { valor: 'Esta mensualidad no tiene saldo por pagar' },
    });
  });

  it.each([0, -1, 1.5, '500,5', true, null, 1_000_000_001])('el valor %j no es un abono', (valor) => {
    expect(atrapar(() => validarDatosAbono(datos({ valor: valor as number }))).campos).toHaveProperty(
      'valor',
    );
  });
});
