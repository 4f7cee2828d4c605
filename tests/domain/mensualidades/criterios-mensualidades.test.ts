import { abono, HOY, mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { seleccionarMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { enLista } from '@/domain/mensualidades/mensualidad-en-lista';

const NADIE = {
  participante_nombre: null,
  participante_documento: null,
  sede_id: null,
  sede_nombre: null,
  pagador_nombre: null,
  pagador_documento: null,
};
const TODAS = [
  enLista(
    mensualidad({ id: 1, participante_id: 1, periodo: '2026-09', valor: 300 }),
    { ...NADIE, participante_nombre: 'Ana Ríos', participante_documento: '430' },
    HOY,
  ),
  enLista(
    mensualidad({
      id: 2,
      participante_id: '2',
      periodo: '2026-11',
      valor: 100,
      estado: 'PAGADA',
      descuento: 100,
    }),
    { ...NADIE, sede_id: 4 },
    HOY,
  ),
  enLista(
    mensualidad({ id: 3, participante_id: 1, periodo: '2026-10', valor: 200, concepto: 'INGRESO' }),
    NADIE,
    HOY,
  ),
];
const elegidas = (criterios: Parameters<typeof seleccionarMensualidades>[1]) =>
  seleccionarMensualidades(TODAS, criterios).map((m) => m.id);

describe('elegir mensualidades', () => {
  it('primero la más reciente', () => {
    expect(elegidas({})).toEqual([2, 3, 1]);
    expect(elegidas({ orden: 'inventado' })).toEqual([2, 3, 1]);
  });

  it.each([
    ['periodo', [1, 2, 3]],
    ['-periodo', [1, 2, 3]],
    ['-fecha_vencimiento', [1, 2, 3]],
    ['inventado', [1, 2, 3]],
    ['valor', [1, 2, 3]],
    ['-valor', [3, 2, 1]],
  ])(
    'las de un mismo mes por %s: en el orden en que se generaron, salvo que el mes no cuente',
    (orden, ids) => {
      const delMes = [1, 2, 3].map((id) => enLista(mensualidad({ id, valor: 100 }), NADIE, HOY));
      expect(seleccionarMensualidades(delMes.toReversed(), { orden }).map((m) => m.id)).toEqual(ids);
    },
  );

  it.each([
    [{ orden: 'periodo' }, [1, 3, 2]],
    [{ orden: '-valor' }, [1, 3, 2]],
    [{ participante_id: '1' }, [3, 1]],
    [{ participante_id: 2 }, [2]],
    [{ periodo: '2026-10' }, [3]],
    [{ estado: 'PAGADA' as const }, [2]],
    [{ concepto: 'INGRESO' as const }, [3]],
    [{ concepto: 'INGRESO' as const, estado: 'PAGADA' as const }, []],
    [{ buscar: 'rios' }, [1]],
    [{ buscar: '43 ana' }, [1]],
    [{ sede_id: '4' }, [2]],
    [{ id_acudiente: 7 }, []],
    [{ vencidas: true }, [3, 1]],
    [{ vencidas: false }, [2, 3, 1]],
  ])('%j', (criterios, ids) => {
    expect(elegidas(criterios)).toEqual(ids);
  });
});

describe('buscar mensualidades', () => {
  const una = (
    id: number,
    nombres: Partial<typeof NADIE | Record<keyof typeof NADIE, unknown>>,
    cambios = {},
  ) => enLista(mensualidad({ id, ...cambios }), { ...NADIE, ...nombres } as never, HOY);
  const FILAS = [
    una(1, {
      participante_nombre: 'Ana Ríos',
      pagador_nombre: 'Rosa Peña',
      sede_id: 4,
      sede_nombre: 'Casa Nogal',
    }),
    una(
      2,
      { participante_nombre: 'Beto Peña', sede_id: 5, sede_nombre: 'Casa Ceiba' },
      { periodo: '2026-10' },
    ),
    una(
      3,
      { participante_nombre: 'Caro Gil', sede_id: 4, sede_nombre: 'Casa Nogal' },
      {
        concepto: 'INGRESO',
        estado: 'PAGADA',
        valor: 50_000,
        abonos: [abono({ recibo: 12, referencia: 'AB-1' })],
      },
    ),
    una(
      4,
      { participante_nombre: 'Doce 12', sede_id: 9 },
      { estado: 'CON_ABONO', fecha_vencimiento: '2027-01-05' },
    ),
  ];
  const ids = (criterios: Parameters<typeof seleccionarMensualidades>[1], ...resto: unknown[]) =>
    seleccionarMensualidades(FILAS, criterios, ...(resto as []))
      .map(({ id }) => id)
      .sort();

  it.each<[string, number[]]>([
    ['peña', [2]],
    ['rosa', [1]],
    ['recibo 12', [3]],
    ['ab-1', [3]],
    ['12', [3]],
    ['octubre de 2026', [2]],
    ['Ingreso', [3]],
    ['Pagada', [3]],
    ['Vencida', [1, 2]],
    ['Casa Nogal', [1, 3]],
    ['ceiba', [2]],
    ['caro nogal', [3]],
    ['undefined', []],
    ['nadie', []],
  ])('«%s» halla %j', (buscar, esperadas) => {
    expect(ids({ buscar })).toEqual(esperadas);
  });

  it('quien viene a pagar se halla a la vez entre todos los suyos', () => {
    const suGente = (m: (typeof FILAS)[number]) => ({
      participante: [m.participante_nombre],
      pagador: [m.pagador_nombre],
      acudientes: [[m.id === 4 ? 'Luz Peña' : null]],
    });
    expect(ids({ buscar: 'peña', familia: true }, suGente)).toEqual([1, 2, 4]);
    expect(ids({ buscar: 'luz', familia: true }, suGente)).toEqual([4]);
    expect(ids({ buscar: 'luz' }, suGente)).toEqual([]);
  });

  it.each([
    ['FACTURADO', [1, 2, 3, 4]],
    ['CON_PAGOS', [3, 4]],
    ['POR_COBRAR', [1, 2, 4]],
  ] as const)('las que hacen la cifra de %s', (cobro, esperadas) => {
    expect(ids({ cobro })).toEqual(esperadas);
    const exonerada = una(5, {}, { estado: 'EXONERADA' });
    expect(seleccionarMensualidades([exonerada], { cobro })).toEqual([]);
  });
});
