import { describe, expect, it } from 'vitest';
import { conNumeros, esLocal, estanciaLocal, idLocal, tieneLocal } from '@/domain/sin-red/referencias';

describe('el nombre de lo que se hizo aquí', () => {
  const ids = new Map<string, number | string>([[idLocal('e1'), 41]]);

  it('se cambia su nombre donde esté, también en el de quien paga, y nunca en un texto', () => {
    const dicho = { a: idLocal('e1'), b: [`participante-${idLocal('e1')}`], c: 'local: se cerró la casa' };
    expect(conNumeros(dicho, ids)).toEqual({ a: 41, b: ['participante-41'], c: 'local: se cerró la casa' });
    expect(tieneLocal(dicho)).toEqual([idLocal('e1'), idLocal('e1')]);
    expect(conNumeros(estanciaLocal('e1'), ids)).toBe(estanciaLocal('e1'));
  });

  it.each(['local:e1 se cerró', 'fue en local:e1', 'local:', 'otro-local:e1'])(
    'nadie se llama «%s»: es un texto',
    (texto) => {
      expect(tieneLocal(texto)).toEqual([]);
      expect(conNumeros(texto, ids)).toBe(texto);
    },
  );

  it.each([null, undefined, 7, true])('%s no lo lleva, y sigue igual', (valor) => {
    expect(tieneLocal([valor])).toEqual([]);
    expect(tieneLocal(valor)).toEqual([]);
    expect(conNumeros({ valor }, ids)).toEqual({ valor });
  });

  it('se distingue de los números del servicio', () => {
    expect([idLocal('e1'), 7, '7', null].map(esLocal)).toEqual([true, false, false, false]);
  });
});
