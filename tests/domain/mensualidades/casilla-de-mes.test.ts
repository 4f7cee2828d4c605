import { describe, expect, it } from 'vitest';
import { EXPLICACION_DE_MARCA, marcaDeCasilla } from '@/domain/mensualidades/casilla-de-mes';
import type { Celda } from '@/domain/shared/lectura/celda';

describe('lo que se escribe donde se cruzan una persona y un mes', () => {
  it.each<[ReturnType<typeof marcaDeCasilla>, readonly Celda[]]>([
    ['PAGADO', ['X', '✓', 'Pagó', 'Pago.', 'PAGADO!!', 'pago !', 'AL DÍA', 'paz y salvo', 'pagó total']],
    ['BECA', ['Beca 100%', 'BECADA', 'becado', 'Exonerado', 'EXONERADA', 'exento', 'exenta', 'condonada']],
    ['BECA', ['media beca', 'Exoneración', 'condonado']],
    ['SIN_PAGO', ['-', '--', '$-', ' $ -', 0, '000', '$0', '$ 0', 'n/a', 'NA', 'DEBE', 'pendiente']],
    ['SIN_PAGO', ['No pagó', 'en mora', 'por pagar']],
    ['FUERA', ['Retirado', 'RETIRADA', 'egresado', 'egresada', 'Se fue', 'no estaba']],
  ])('es %s: %j', (marca, celdas) => {
    for (const celda of celdas) expect([celda, marcaDeCasilla(celda)]).toEqual([celda, marca]);
  });

  it.each<Celda>([
    850_000,
    '$ 850.000',
    '400.000 y debe el resto',
    'ya no está al día',
    'al día hasta octubre',
    'saldo 0',
    '- 20.000',
    'sin beca',
    'no se ha retirado',
    'retirado el 5',
    'p.g',
    { formula: '=A1' },
  ])('%j es un valor, o lo que solo la persona entiende', (celda) => {
    expect(marcaDeCasilla(celda)).toBeNull();
  });

  it('de lo que no es un pago se dice qué se hace', () => {
    expect(EXPLICACION_DE_MARCA).toEqual({
      BECA: 'No es un pago: la beca se escribe en la ficha del participante, y un mes que no se cobra se exonera en su mensualidad.',
      SIN_PAGO: 'Dice que no se pagó: no hay nada que registrar.',
      FUERA: 'Dice que no estaba en la casa: no hay nada que registrar.',
    });
  });
});
