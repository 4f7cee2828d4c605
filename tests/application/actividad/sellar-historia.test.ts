import { describe, expect, it } from 'vitest';
import { HUELLA_INICIAL } from '@/domain/actividad/cadena-de-actividad';
import { leerContenido, type SelloGuardado } from '@/domain/actividad/sello-de-historia';
import { ancla, cabeza, mundo } from './historia-sellada';

describe('sellar la historia', () => {
  it('el primero dice dónde va cada cadena y dónde empezó, y lo recuerda afuera', async () => {
    const { base, sellar } = mundo();
    base.cabezas = [cabeza({ ancla: ancla(2) }), cabeza({ cadena: 2, numero: 0, huella: HUELLA_INICIAL })];
    const { sello, ...resto } = await sellar();
    expect(resto).toEqual({ nuevo: true, falla: null, perdidos: 0 });
    expect(base.sellos).toEqual([sello]);
    expect(sello).toMatchObject({
      numero: 1,
      previo: '',
      clave: 'k',
      firma: expect.stringContaining('f(["sello",1,'),
    });
    expect(leerContenido(sello as SelloGuardado)).toEqual({
      ...{ dia: '2026-11-21', hecho_en: '2026-11-21T15:00:00.000Z', inicio: true },
      cadenas: [
        { cadena: 1, numero: 3, huella: 'h3' },
        { cadena: 2, numero: 0, huella: HUELLA_INICIAL },
      ],
      anclas: [{ cadena: 1, numero: 2, huella: 'a2' }],
    });
    expect(base.marca).toEqual({ numero: 1, firma: sello?.firma });
  });

  it('sin nada nuevo en el día no sella otra vez', async () => {
    const { base, sellar } = mundo();
    const { sello } = await sellar();
    expect(await sellar()).toEqual({ sello, nuevo: false, falla: null, perdidos: 0 });
    expect(base.sellos).toHaveLength(1);
  });

  it('en el mismo día lo sella otra vez si una sola de sus cadenas creció, o si empezó otra', async () => {
    const { base, sellar } = mundo();
    const donde = async () => leerContenido((await sellar()).sello as SelloGuardado).cadenas;
    const otra = { cadena: 2, numero: 1, huella: 'b1' };
    base.cabezas = [cabeza(), cabeza(otra)];
    await sellar();
    base.cabezas = [cabeza(), cabeza({ ...otra, numero: 2, huella: 'b2' })];
    base.huellas.set(1, 'b1');
    expect((await donde())[1]).toEqual({ cadena: 2, numero: 2, huella: 'b2' });
    base.cabezas = [...base.cabezas, cabeza({ cadena: 3, numero: 1, huella: 'c1' })];
    expect(await donde()).toHaveLength(3);
  });

  it('si la luz se fue entre sellar y recordarlo, sigue: lo de afuera va atrás de lo guardado', async () => {
    const { base, sellar, crecer } = mundo();
    await sellar();
    const recordada = base.marca;
    crecer(4);
    await sellar();
    base.marca = recordada;
    crecer(5);
    expect(await sellar()).toMatchObject({ falla: null, perdidos: 0 });
  });

  it('el del primer día y el último de cada día se quedan; los demás dejan su lugar', async () => {
    const { base, sellar, crecer } = mundo();
    await sellar();
    crecer(4);
    expect((await sellar()).nuevo).toBe(true);
    crecer(5);
    expect((await sellar()).nuevo).toBe(false);
    // Eleven at night of the same day in Bogota.
    base.ahora = '2026-11-22T04:00:00.000Z';
    crecer(6);
    expect((await sellar()).nuevo).toBe(false);
    base.ahora = '2026-11-22T05:00:00.000Z';
    const { sello, nuevo } = await sellar();
    expect(nuevo).toBe(true);
    expect(base.sellos.map(({ numero }) => numero)).toEqual([1, 4, 5]);
    expect(sello?.previo).toBe(base.sellos[1]?.firma);
    expect(base.sellos[1]?.previo).toBe(base.sellos[0]?.firma);
    expect(leerContenido(base.sellos[1] as SelloGuardado)).toMatchObject({ inicio: false, anclas: [] });
  });

  it.each<[string, (de: ReturnType<typeof mundo>) => unknown, string]>([
    ['falta una cadena', () => ({ cabezas: [] }), 'CADENA_QUITADA'],
    ['es más corta', () => ({ cabezas: [cabeza({ numero: 2, huella: 'h2' })] }), 'FINAL_DISTINTO'],
    ['terminaba en otra cosa', () => ({ cabezas: [cabeza({ huella: 'x' })] }), 'REESCRITO'],
    [
      'creció sobre otra cosa',
      ({ base, crecer }) => {
        crecer(4);
        base.huellas.set(3, 'x');
      },
      'REESCRITO',
    ],
    [
      'ya no está donde terminaba',
      ({ base, crecer }) => {
        crecer(4);
        base.huellas.delete(3);
      },
      'REESCRITO',
    ],
    [
      'se depuró sin la clave',
      () => ({ cabezas: [cabeza({ numero: 9, ancla: { ...ancla(5), firma: 'x' } })] }),
      'ANCLA_FALSA',
    ],
    [
      'se depuró hasta ahí con otra línea',
      () => ({ cabezas: [cabeza({ numero: 9, ancla: { ...ancla(3), huella: 'x' } })] }),
      'REESCRITO',
    ],
    [
      'el sello es de otra clave',
      ({ base }) => ({ sellos: [{ ...sello0(base), clave: 'otra' }] }),
      'OTRA_CLAVE',
    ],
    ['el sello se cambió', ({ base }) => ({ sellos: [{ ...sello0(base), numero: 7 }] }), 'SELLO_FALSO'],
    ['el sello no está', () => ({ sellos: [] }), 'SELLO_PERDIDO'],
    ['el sello es uno de antes', () => ({ marca: { numero: 2, firma: 'x' } }), 'SELLO_PERDIDO'],
    ['el sello es otro', () => ({ marca: { numero: 1, firma: 'x' } }), 'SELLO_PERDIDO'],
  ])('si %s no firma nada, y lo dice', async (_caso, danar, falla) => {
    const de = mundo();
    await de.sellar();
    const marca = de.base.marca;
    Object.assign(de.base, danar(de));
    const [sellos, recordada] = [[...de.base.sellos], de.base.marca];
    expect(await de.sellar()).toEqual({ sello: null, nuevo: false, falla, perdidos: 0 });
    expect([de.base.sellos, de.base.marca, de.base.perdidas]).toEqual([sellos, recordada, []]);
    expect(marca).not.toBeNull();
  });
  const sello0 = ({ sellos }: { sellos: SelloGuardado[] }): SelloGuardado => sellos[0] as SelloGuardado;

  it('lo que se depuró con la clave no impide seguir, ni una cadena que empezó vacía', async () => {
    const { base, sellar } = mundo();
    base.cabezas = [cabeza(), cabeza({ cadena: 2, numero: 0, huella: HUELLA_INICIAL })];
    await sellar();
    base.cabezas = [
      cabeza({ numero: 9, huella: 'h9', ancla: ancla(5) }),
      cabeza({ cadena: 2, numero: 4, huella: 'x' }),
    ];
    expect((await sellar()).falla).toBeNull();
    base.cabezas = [
      cabeza({ numero: 9, huella: 'h9', ancla: ancla(5) }),
      cabeza({ cadena: 2, numero: 4, huella: 'x' }),
      cabeza({ cadena: 3, numero: 1, huella: 'nueva' }),
    ];
    expect((await sellar()).falla).toBeNull();
  });

  it('la que se depuró justo donde iba sigue desde su ancla', async () => {
    const { base, sellar } = mundo();
    base.cabezas = [cabeza({ numero: 5, huella: 'a5' })];
    await sellar();
    base.huellas.clear();
    base.cabezas = [cabeza({ numero: 6, huella: 'h6', ancla: ancla(5) })];
    expect((await sellar()).falla).toBeNull();
  });

  it('donde la luz puede llevarse lo último, sigue con lo que queda y lo anota', async () => {
    const de = mundo();
    await de.sellar();
    const primero = [...de.base.sellos];
    de.base.marca = { numero: 4, firma: 'de lo que se perdió' };
    de.crecer(4);
    const hecho = await de.sellar({ pierdeElFinal: true });
    expect(hecho).toMatchObject({ nuevo: true, falla: null, perdidos: 3 });
    expect(de.base.perdidas).toEqual([3]);
    expect(de.base.sellos.map(({ numero }) => numero)).toEqual([1, 5]);
    expect(de.base.sellos[1]?.previo).toBe(primero[0]?.firma);
    de.base.marca = { numero: 5, firma: 'otra' };
    expect(await de.sellar({ pierdeElFinal: true })).toMatchObject({ perdidos: 1, nuevo: false });
    de.base.marca = { numero: 5, firma: de.base.sellos[1]?.firma ?? '' };
    expect(await de.sellar({ pierdeElFinal: true })).toMatchObject({ perdidos: 0 });
  });

  it('empezar de nuevo es a propósito: firma lo que haya', async () => {
    const { base, sellar } = mundo();
    await sellar();
    base.cabezas = [cabeza({ huella: 'x' })];
    base.marca = { numero: 8, firma: 'x' };
    const { sello, nuevo, falla } = await sellar({ deNuevo: true });
    expect([nuevo, falla, sello?.numero]).toEqual([true, null, 2]);
    expect(leerContenido(sello as SelloGuardado).inicio).toBe(true);
    expect(base.sellos).toHaveLength(2);
    base.cabezas = [cabeza({ numero: 4, huella: 'y' })];
    base.huellas.set(3, 'x');
    expect(await sellar()).toMatchObject({ nuevo: true, falla: null });
  });
});
