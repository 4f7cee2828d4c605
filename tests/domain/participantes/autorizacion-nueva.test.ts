import { describe, expect, it } from 'vitest';
import { revisarAutorizacionNueva } from '@/domain/participantes/autorizacion-nueva';

const con = (autorizacion_datos: object | null) => ({ autorizacion_datos });
const COMPLETA = { otorgada: true, fecha: '2026-11-21', medio: 'ESCRITO' } as const;

describe('una autorización nueva', () => {
  it.each([
    ['sin fecha ni medio', { otorgada: true }, ['fecha', 'medio']],
    ['sin medio', { otorgada: true, fecha: '2026-11-21' }, ['medio']],
    ['sin fecha', { otorgada: true, medio: 'ESCRITO' }, ['fecha']],
  ])('%s, se pide', (_, autorizacion, faltan) => {
    const campos = faltan.map((campo) => `autorizacion_datos.${campo}`);
    for (const antes of [
      null,
      con(null),
      con({ otorgada: false }),
      con({ ...COMPLETA, revocada_en: '2026-11-01' }),
    ])
      expect(() => revisarAutorizacionNueva(antes, con(autorizacion))).toThrow(
        expect.objectContaining({ campos: Object.fromEntries(campos.map((c) => [c, expect.any(String)])) }),
      );
  });

  it('lo que falta se dice junto a su campo', () => {
    expect(() => revisarAutorizacionNueva(null, con({ otorgada: true }))).toThrow(
      expect.objectContaining({
        message: 'Revise los campos señalados',
        campos: {
          'autorizacion_datos.fecha': 'Escriba cuándo autorizó',
          'autorizacion_datos.medio': 'Elija cómo autorizó',
        },
      }),
    );
  });

  it('completa pasa, y la que no se da o se revoca no pide nada', () => {
    for (const despues of [
      COMPLETA,
      { otorgada: false },
      { otorgada: true, revocada_en: '2026-11-21' },
      null,
    ])
      expect(() => revisarAutorizacionNueva(null, con(despues))).not.toThrow();
  });

  it('a la que ya estaba no se le pide lo que no se escribió entonces', () => {
    expect(() => revisarAutorizacionNueva(con({ otorgada: true }), con({ otorgada: true }))).not.toThrow();
  });
});
