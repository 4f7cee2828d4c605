import { abono, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { abonosDe } from '@/domain/mensualidades/abono-en-lista';
import {
  type FiltroAbonos,
  quienesRegistran,
  seleccionarAbonos,
} from '@/domain/mensualidades/criterios-abonos';
import {
  huecosEnPalabras,
  type Numeracion,
  numeracionDe,
  numeracionEnPalabras,
} from '@/domain/mensualidades/numeracion-de-recibos';
import { sumarAbonos } from '@/domain/mensualidades/suma-de-abonos';

const TODOS = [
  ...abonosDe(
    mensualidad({
      id: 7,
      participante_id: 3,
      id_acudiente: 8,
      periodo: '2026-10',
      concepto: 'INGRESO',
      abonos: [
        abono({
          id: 1,
          fecha: '2026-11-01',
          medio: 'EFECTIVO',
          recibo: 1,
          registrado_por: 'marta@casa.example',
          sede_id: 4,
        }),
        abono({ id: 2, fecha: '2026-11-10', medio: 'NEQUI', referencia: 'AB-12', recibo: 2 }),
      ],
    }),
    {
      participante_nombre: 'Ana Ríos',
      participante_documento: '1020304050',
      pagador_nombre: 'Rosa Peña',
      pagador_documento: 'CC 43.111.222',
    },
    (sede) => (sede === 4 ? 'Casa Bello' : null),
  ),
  ...abonosDe(
    mensualidad({
      abonos: [
        abono({
          id: 3,
          fecha: '2026-11-20',
          medio: 'NEQUI',
          referencia: 'AB-120',
          recibo: 3,
          registrado_por: 'jose@casa.example',
          anulado_en: '2026-11-21T10:00:00Z',
          motivo_anulacion: 'Se digitó dos veces',
        }),
        abono({ id: 4, fecha: '2026-11-20', medio: 'SALDO_A_FAVOR', referencia: null, recibo: 2 }),
      ],
    }),
    {
      participante_nombre: null,
      participante_documento: null,
      pagador_nombre: null,
      pagador_documento: null,
    },
    () => null,
  ),
];

describe('la lista de abonos', () => {
  const elegidos = (filtro: Omit<FiltroAbonos, 'pagador'>) =>
    seleccionarAbonos(TODOS, filtro).map(({ id }) => id);

  it('cada uno dice qué pagó, de quién era y quién pagó', () => {
    expect(TODOS[0]).toEqual({
      ...abono({
        id: 1,
        fecha: '2026-11-01',
        medio: 'EFECTIVO',
        recibo: 1,
        registrado_por: 'marta@casa.example',
        sede_id: 4,
      }),
      mensualidad_id: 7,
      participante_id: 3,
      participante_nombre: 'Ana Ríos',
      participante_documento: '1020304050',
      sede_nombre: 'Casa Bello',
      pagador_nombre: 'Rosa Peña',
      pagador_documento: 'CC 43.111.222',
      pagador_clave: 'acudiente-8',
      periodo: '2026-10',
      concepto: 'INGRESO',
    });
    expect(TODOS[3]).toMatchObject({ pagador_nombre: null, pagador_clave: 'participante-1' });
  });

  it.each<[Omit<FiltroAbonos, 'pagador'>, number[]]>([
    [{}, [4, 2, 1]],
    [{ anulados: false }, [4, 2, 1]],
    [{ sede_id: 4 }, [1]],
    [{ anulados: true }, [4, 3, 2, 1]],
    [{ solo_anulados: true }, [3]],
    [{ desde: '2026-11-10' }, [4, 2]],
    [{ desde: '2026-11-11' }, [4]],
    [{ hasta: '2026-11-10' }, [2, 1]],
    [{ hasta: '2026-11-09' }, [1]],
    [{ medio: 'EFECTIVO' }, [1]],
    [{ medio: 'SALDO_A_FAVOR' }, [4]],
    [{ referencia: ' ab-12 ' }, [2]],
    [{ referencia: 'AB' }, []],
    [{ referencia: ' ' }, [4, 2, 1]],
    [{ recibo: 2 }, [4, 2]],
    [{ recibo: 3 }, []],
    [{ recibo: 3, anulados: true }, [3]],
    [{ participante_id: '3' }, [2, 1]],
    [{ registrado_por: 'marta@casa.example' }, [1]],
    [{ registrado_por: 'marta' }, []],
  ])('el filtro %j deja %j', (filtro, ids) => {
    expect(elegidos(filtro)).toEqual(ids);
  });

  it.each<[string, number[]]>([
    ['rios', [2, 1]],
    ['PEÑA', [2, 1]],
    ['penà rosa', [2, 1]],
    ['otro', []],
    ['2', [4, 2]],
    ['Recibo 2', [4, 2]],
    ['ref. ab-120', [3]],
    ['Nequi', [3, 2]],
    ['rios nequi', [2]],
    ['Saldo a favor', [4]],
    ['saldo', []],
    ['Ingreso', [2, 1]],
    ['octubre de 2026', [2, 1]],
    ['Anulado', [3]],
    ['nequi anulado', [3]],
    ['marta@casa.example', [1]],
    ['mar', [1]],
    ['jose@casa.example nequi', [3]],
    ['marta nequi', []],
    ['digito dos', [3]],
    ['', [4, 3, 2, 1]],
  ])('buscar «%s» halla %j', (buscar, ids) => {
    expect(elegidos({ buscar, anulados: true })).toEqual(ids);
  });

  it('un nombre va antes que quien registró, y lo anulado no se halla cuando no se pide', () => {
    const conMarta = TODOS.map((a) => (a.id === 4 ? { ...a, participante_nombre: 'Marta Luz' } : a));
    expect(seleccionarAbonos(conMarta, { buscar: 'marta' }).map(({ id }) => id)).toEqual([4]);
    expect(elegidos({ buscar: 'digito dos' })).toEqual([]);
    expect(elegidos({ buscar: 'Anulado' })).toEqual([]);
  });

  it('quienes registran salen una vez y en orden; los que no se sabe, no', () => {
    expect(quienesRegistran([...TODOS, ...TODOS])).toEqual(['jose@casa.example', 'marta@casa.example']);
  });
});

describe('lo que suman unos abonos', () => {
  it('lo recibido lleva lo que quedó a favor; lo que no trajo dinero va aparte, y lo anulado en nada, salvo lo de un mes cerrado', () => {
    expect(sumarAbonos([])).toEqual({
      vigentes: 0,
      recibido: 0,
      aplicado: 0,
      ajustado: 0,
      anulado_despues: 0,
    });
    expect(
      sumarAbonos([
        abono({ valor: 300, excedente: 50 }),
        abono({ valor: 20 }),
        abono({ valor: 1 }),
        abono({ valor: 7, medio: 'SALDO_A_FAVOR' }),
        abono({ valor: 5, medio: 'AJUSTE' }),
        abono({ valor: 1_000, anulado_en: '2026-11-21T10:00:00Z' }),
        abono({ valor: 200, excedente: 10, anulado_en: '2026-11-21T10:00:00Z', ajuste_en: '2026-11-21' }),
        abono({ valor: 9, medio: 'AJUSTE', anulado_en: '2026-11-21T10:00:00Z', ajuste_en: '2026-11-21' }),
      ]),
    ).toEqual({ vigentes: 3, recibido: 371, aplicado: 7, ajustado: 5, anulado_despues: 210 });
  });
});

describe('la numeración de los recibos', () => {
  const SIN_HUECOS = { faltan: 0, huecos: [] };

  it.each<[readonly (number | null)[], number, Numeracion]>([
    [[], 0, { hasta: 0, ...SIN_HUECOS }],
    [[null], 0, { hasta: 0, ...SIN_HUECOS }],
    [[3, 1, 2], 0, { hasta: 3, ...SIN_HUECOS }],
    [[1, 2, 2, 2, null, 3], 3, { hasta: 3, ...SIN_HUECOS }],
    [[2, 3], 0, { hasta: 3, faltan: 1, huecos: [{ desde: 1, hasta: 1 }] }],
    [
      [1, 3, 7],
      0,
      {
        hasta: 7,
        faltan: 4,
        huecos: [
          { desde: 2, hasta: 2 },
          { desde: 4, hasta: 6 },
        ],
      },
    ],
    [[1, 2], 4, { hasta: 4, faltan: 2, huecos: [{ desde: 3, hasta: 4 }] }],
    [[], 2, { hasta: 2, faltan: 2, huecos: [{ desde: 1, hasta: 2 }] }],
  ])('de %j, dados hasta %i', (recibos, dados, esperada) => {
    expect(numeracionDe(recibos, dados)).toEqual(esperada);
  });

  it('se dice en palabras, y un hueco se nombra', () => {
    expect(numeracionEnPalabras(numeracionDe([]))).toBeNull();
    expect(numeracionEnPalabras(numeracionDe([1]))).toBe('Recibo 1, sin huecos');
    expect(numeracionEnPalabras(numeracionDe([1, 2, 3]))).toBe('Recibos del 1 al 3, sin huecos');
    expect(huecosEnPalabras(numeracionDe([1, 2, 3]))).toBeNull();
    expect(numeracionEnPalabras(numeracionDe([1, 3]))).toBe('Falta 1 recibo: 2');
    expect(huecosEnPalabras(numeracionDe([1, 3, 7, 9]))).toBe('Faltan 5 recibos: 2, 4 a 6 y 8');
  });

  it('de muchos huecos nombra los primeros y dice que hay otros', () => {
    const pares = Array.from({ length: 1_200 }, (_, i) => 2 * (i + 1));
    const { faltan, huecos } = numeracionDe(pares);
    expect([faltan, huecos.length]).toEqual([1_200, 20]);
    expect(huecosEnPalabras(numeracionDe(pares.slice(0, 21)))).toMatch(
      /^Faltan 21 recibos: 1, .*, 39 y otros$/,
    );
    expect(huecosEnPalabras(numeracionDe(pares))).toMatch(/^Faltan 1\.200 recibos: 1, 3, 5, .*, 39 y otros$/);
  });
});
