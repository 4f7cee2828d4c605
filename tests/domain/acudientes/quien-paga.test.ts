import { acudiente, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { destinatariosDeCobro, esPagador } from '@/domain/acudientes/quien-paga';

const luz = participante({ nombre: 'Luz Marina', telefono: '3000000001' });
const paga = (cambios: Parameters<typeof acudiente>[0] = {}) =>
  acudiente({ id: 1, nombres: 'Rosa', es_responsable_pago: true, telefono: '3001112233', ...cambios });
const otro = acudiente({
  id: 2,
  nombres: 'Pedro',
  telefono: '3009998877',
  es_principal: true,
  es_emergencia: true,
});
const nombres = (acudientes: Parameters<typeof destinatariosDeCobro>[0]) =>
  destinatariosDeCobro(acudientes, luz).map(({ nombre }) => nombre);

describe('a quién se le cuenta una deuda', () => {
  it('a quien paga, y a nadie más de la familia', () => {
    expect(destinatariosDeCobro([otro, paga()], luz)).toEqual([
      { clave: 'acudiente-1', nombre: 'Rosa Ríos', telefono: '3001112233' },
    ]);
  });

  it('a todos los que pagan, si son varios', () => {
    expect(nombres([paga(), otro, paga({ id: 3, nombres: 'Óscar' })])).toEqual(['Rosa Ríos', 'Óscar Ríos']);
  });

  it('a la propia persona cuando ningún acudiente paga', () => {
    for (const acudientes of [
      [],
      [otro],
      [paga({ estado: 'INACTIVO' })],
      [paga({ archivado_en: '2026-01-01' })],
    ])
      expect(destinatariosDeCobro(acudientes, luz)).toEqual([
        { clave: 'participante', nombre: 'Luz Marina', telefono: '3000000001' },
      ]);
  });

  it('no pasa a otro porque quien paga no tenga teléfono', () => {
    expect(nombres([paga({ telefono: null }), otro])).toEqual([]);
    expect(destinatariosDeCobro([otro], { nombre: 'Luz Marina', telefono: '' })).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ es_responsable_pago: false }, false],
    [{ estado: 'INACTIVO' }, false],
    [{ archivado_en: '2026-01-01' }, false],
  ] as const)('quien responde por el pago: %j', (cambios, esperado) => {
    expect(esPagador(paga(cambios))).toBe(esperado);
  });
});
