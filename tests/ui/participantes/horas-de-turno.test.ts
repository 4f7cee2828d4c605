import { describe, expect, it } from 'vitest';
import { horasDe, horasEnPalabras } from '@/ui/panel/participantes/entrega/horas-de-turno';

const AHORA = new Date('2026-11-22T03:00:00.000Z');

describe('las horas de un turno', () => {
  it.each([
    [{}, { desde: '2026-11-21T15:00:00.000Z' }, 'sáb 21 nov 2026, de 10:00 a 22:00'],
    [{ turno: 'hoy' }, { desde: '2026-11-21T05:00:00.000Z' }, 'sáb 21 nov 2026, de 00:00 a 22:00'],
    [
      { turno: 'ayer' },
      { desde: '2026-11-20T05:00:00.000Z', hasta: '2026-11-21T04:59:59.999Z' },
      'vie 20 nov 2026, de 00:00 a 23:59',
    ],
    [
      { turno: 'fechas', desde: '2026-11-18', hasta: '2026-11-19' },
      { desde: '2026-11-18T05:00:00.000Z', hasta: '2026-11-20T04:59:59.999Z' },
      'mié 18 nov 2026, 00:00 a jue 19 nov 2026, 23:59',
    ],
    [
      { turno: 'fechas', desde: '2026-11-20', hasta: '2026-11-21' },
      { desde: '2026-11-20T05:00:00.000Z' },
      'vie 20 nov 2026, 00:00 a sáb 21 nov 2026, 22:00',
    ],
    [
      { turno: 'fechas', hasta: '2026-11-19' },
      { desde: '2026-11-19T05:00:00.000Z', hasta: '2026-11-20T04:59:59.999Z' },
      'jue 19 nov 2026, de 00:00 a 23:59',
    ],
    [{ turno: 'fechas' }, { desde: '2026-11-21T15:00:00.000Z' }, 'sáb 21 nov 2026, de 10:00 a 22:00'],
  ] as const)('%j', (pedidas, horas, palabras) => {
    expect(horasDe(pedidas, AHORA)).toEqual(horas);
    expect(horasEnPalabras({ hasta: AHORA.toISOString(), ...horas })).toBe(palabras);
  });
});
