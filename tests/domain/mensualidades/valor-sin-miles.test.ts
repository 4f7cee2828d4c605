import { describe, expect, it } from 'vitest';
import { exigirValorConfirmado, preguntaPorMiles } from '@/domain/mensualidades/valor-sin-miles';

describe('un pago que parece escrito sin los miles', () => {
  it.each([
    [400, 850_000, '¿Son $\u00a0400 y no $\u00a0400.000?'],
    [999, 1_000, '¿Son $\u00a0999 y no $\u00a0999.000?'],
    [1_000, 850_000, null],
    [400, 999, null],
    [400, 0, null],
    [0, 850_000, null],
  ])('%i de un saldo de %i', (valor, saldo, pregunta) =>
    expect(preguntaPorMiles(valor, saldo)).toBe(pregunta),
  );

  it('se pregunta hasta que alguien dice que es ese valor, y otro se vuelve a preguntar', () => {
    const exigir = (confirmado: string) => () => exigirValorConfirmado({ valor: 400, confirmado }, 850_000);
    expect(exigir('400')).not.toThrow();
    expect(() => exigirValorConfirmado({ valor: 1_000, confirmado: '' }, 850_000)).not.toThrow();
    for (const confirmado of ['', '500'])
      expect(exigir(confirmado)).toThrow(
        expect.objectContaining({
          codigo: 'VALIDACION',
          message: 'Revise los campos señalados',
          campos: { valor_confirmado: 'Confirme que el valor es ese, o corríjalo' },
        }),
      );
  });
});
