import { HOY, mensualidad } from '@tests/domain/ejemplos';
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
