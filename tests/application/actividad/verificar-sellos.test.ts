import { describe, expect, it } from 'vitest';
import type { SelloGuardado } from '@/domain/actividad/sello-de-historia';
import { ancla, cabeza, LLAVE, mundo, OTRA } from './historia-sellada';

describe('verificar lo sellado', () => {
  const fallas = async (de: ReturnType<typeof mundo>, llave = LLAVE) =>
    (await de.revisar(llave)).fallas.map(({ motivo, cadena, numero }) => [motivo, cadena, numero]);
  /** Two days of seals of a chain whose lines were all purged, so that only the seals are read. */
  const sellado = async () => {
    const de = mundo();
    de.base.cabezas = [cabeza({ numero: 5, huella: 'a5', ancla: ancla(5) })];
    await de.sellar();
    de.base.ahora = '2026-11-22T15:00:00.000Z';
    await de.sellar();
    return de;
  };

  it('dice cuándo se selló por última vez', async () => {
    const de = await sellado();
    expect(await de.revisar()).toMatchObject({
      ...{ integra: true, sellada_en: '2026-11-22T15:00:00.000Z', fallas: [] },
    });
    expect(await mundo().revisar()).toMatchObject({ sellada_en: null });
    de.base.ahora = '2026-11-23T15:00:00.000Z';
    await de.sellar();
    expect((await de.revisar()).sellada_en).toBe('2026-11-23T15:00:00.000Z');
  });

  it('de las anclas de antes de firmarlas responde el primer sello; de las demás, su firma', async () => {
    const sinFirma = (numero: number) => ({ ...ancla(numero), clave: null, firma: null });
    const de = mundo();
    de.base.cabezas = [
      cabeza({ numero: 5, huella: 'a5', ancla: sinFirma(5) }),
      cabeza({ cadena: 2, numero: 7, huella: 'a7', ancla: sinFirma(7) }),
    ];
    await de.sellar();
    expect(await fallas(de)).toEqual([]);
    de.base.deAntes = [
      { cadena: 1, ...sinFirma(4) },
      { cadena: 2, ...sinFirma(6) },
    ];
    expect(await fallas(de)).toEqual([]);
    de.base.deAntes = [
      { cadena: 1, ...sinFirma(6) },
      { cadena: 2, ...sinFirma(7), huella: 'otra' },
    ];
    expect(await fallas(de)).toEqual([
      ['ANCLA_FALSA', 1, 6],
      ['ANCLA_FALSA', 2, 7],
    ]);
  });

  it.each<[string, (de: Awaited<ReturnType<typeof sellado>>) => unknown, unknown[][]]>([
    ['el último no está', ({ base }) => void base.sellos.pop(), [['SELLO_PERDIDO', null, 2]]],
    ['no hay ninguno', () => ({ sellos: [] }), [['SELLO_PERDIDO', null, 2]]],
    ['el primero no está', ({ base }) => void base.sellos.shift(), [['SELLO_PERDIDO', null, 2]]],
    ['el último es otro', () => ({ marca: { numero: 2, firma: 'x' } }), [['SELLO_FALSO', null, 2]]],
    [
      'uno se cambió',
      ({ base }) => void base.sellos.splice(1, 1, { ...(base.sellos[1] as SelloGuardado), contenido: '{}' }),
      [['SELLO_FALSO', null, 2]],
    ],
    ['la cadena ya no está', () => ({ cabezas: [] }), [['CADENA_QUITADA', 1, null]]],
    [
      'la cadena es más corta',
      () => ({ cabezas: [cabeza({ numero: 4, huella: 'a4', ancla: { ...ancla(4) } })] }),
      [
        ['FINAL_DISTINTO', 1, 5],
        ['FINAL_DISTINTO', 1, 5],
      ],
    ],
    [
      'lo que se firmó de esa línea es otra cosa',
      () => ({ cabezas: [cabeza({ numero: 5, huella: 'z', ancla: { ...ancla(5), huella: 'z' } })] }),
      [
        ['ANCLA_FALSA', 1, 5],
        ['REESCRITO', 1, 5],
      ],
    ],
    [
      'se depuró con otra clave',
      () => ({ cabezas: [cabeza({ numero: 6, huella: 'a6', ancla: ancla(6, OTRA) })] }),
      [['OTRA_CLAVE', 1, 6]],
    ],
  ])('%s', async (_caso, danar, esperadas) => {
    const de = await sellado();
    Object.assign(de.base, danar(de));
    expect(await fallas(de)).toEqual(esperadas);
  });

  it('con otra clave no sabe: lo dice de cada uno', async () => {
    expect(await fallas(await sellado(), OTRA)).toEqual([
      ['OTRA_CLAVE', null, 1],
      ['OTRA_CLAVE', null, 2],
    ]);
  });

  it('de un sello que no sigue al anterior', async () => {
    const de = await sellado();
    de.crecer(6);
    de.base.cabezas = [cabeza({ numero: 6, huella: 'a6', ancla: ancla(6) })];
    de.base.ahora = '2026-11-23T15:00:00.000Z';
    await de.sellar();
    de.base.sellos.splice(1, 1);
    expect(await fallas(de)).toEqual([['SELLO_FALSO', null, 3]]);
  });

  it('desde que se empezó de nuevo, lo de antes no se mira', async () => {
    const de = await sellado();
    await de.sellar({ deNuevo: true });
    de.base.sellos.shift();
    expect(await fallas(de)).toEqual([]);
  });
});
