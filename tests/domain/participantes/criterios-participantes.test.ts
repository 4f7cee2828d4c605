import { participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  cumpleFiltro,
  type FiltroParticipantes,
  seleccionarParticipantes,
} from '@/domain/participantes/criterios-participantes';

const TODOS = [
  participante({
    id: 1,
    nombre: 'Óscar Muñoz',
    numero_documento: '1037',
    fecha_ingreso: '2026-01-10',
    sede_id: 2,
  }),
  participante({
    id: 2,
    nombre: 'ana Pérez',
    telefono: '6044441234',
    area: 'MUJERES',
    estado: 'CON_PERMISO',
    fecha_ingreso: null,
  }),
  participante({ id: 3, nombre: 'Zoe', archivado_en: '2026-11-01T00:00:00Z' }),
  participante({ id: 4, nombre: 'Beto', programa: 'FAMILIAR', fecha_ingreso: '2026-03-01', sede_id: '2' }),
];
const elegidos = (criterios: FiltroParticipantes & { orden?: string }) =>
  seleccionarParticipantes(TODOS, criterios).map((p) => p.id);

describe('elegir participantes (producto §4)', () => {
  it('por nombre, sin los archivados', () => {
    expect(elegidos({})).toEqual([2, 4, 1]);
    expect(elegidos({ orden: '-nombre' })).toEqual([1, 4, 2]);
    expect(elegidos({ orden: 'inventado' })).toEqual([2, 4, 1]);
  });

  it('sin fecha de ingreso van al final en los dos sentidos', () => {
    expect(elegidos({ orden: 'fecha_ingreso' })).toEqual([1, 4, 2]);
    expect(elegidos({ orden: '-fecha_ingreso' })).toEqual([4, 1, 2]);
  });

  it.each<[FiltroParticipantes, number[]]>([
    [{ archivados: true }, [3]],
    [{ archivados: false }, [2, 4, 1]],
    [{ buscar: 'munoz oscar' }, [1]],
    [{ buscar: '1037' }, [1]],
    [{ buscar: '604 444' }, [2]],
    [{ buscar: 'nadie' }, []],
    [{ estado: 'CON_PERMISO' }, [2]],
    [{ sede_id: '2' }, [4, 1]],
    [{ sede_id: 9 }, []],
    [{ area: 'MUJERES' }, [2]],
    [{ programa: 'FAMILIAR' }, [4]],
    [{ ingreso_desde: '2026-01-10' }, [4, 1]],
    [{ ingreso_desde: '2026-01-11' }, [4]],
    [{ ingreso_hasta: '2026-03-01' }, [4, 1]],
    [{ ingreso_hasta: '2026-02-28' }, [1]],
    [{ sede_id: 2, programa: 'FAMILIAR', buscar: 'beto' }, [4]],
  ])('%j', (filtro, ids) => {
    expect(elegidos(filtro)).toEqual(ids);
  });

  it.each([
    ['con permiso', [2]],
    ['mujeres', [2]],
    ['familiar', [4]],
    ['sin documento', [5]],
    ['sin documento zulma', [5]],
  ])('la búsqueda %j encuentra lo que dice la fila', (buscar, ids) => {
    const todos = [...TODOS, participante({ id: 5, nombre: 'Zulma', tipo_documento: 'SIN_DOCUMENTO' })];
    expect(seleccionarParticipantes(todos, { buscar }).map((p) => p.id)).toEqual(ids);
  });

  it('y por la sede donde están, y por quien responde por ellos', () => {
    const deOtros = {
      sedes: { 2: 'Casa Apartadó' },
      acudientes: ({ id }: { id: unknown }) => (id === 2 ? [{ textos: ['Rosa Ríos'] }] : []),
    };
    const hallados = (buscar: string) =>
      seleccionarParticipantes(TODOS, { buscar }, deOtros).map((p) => p.id);
    expect(hallados('apartado')).toEqual([4, 1]);
    expect(hallados('oscar apartado')).toEqual([1]);
    expect(hallados('rosa')).toEqual([2]);
    expect(seleccionarParticipantes(TODOS, { buscar: 'apartado' })).toEqual([]);
  });

  it('por la sede donde están, con quien no tiene, o es de una que ya no se ve, al final', () => {
    const todos = [
      participante({ id: 1, sede_id: 7 }),
      participante({ id: 2, sede_id: null }),
      participante({ id: 3, sede_id: 2 }),
      participante({ id: 4, sede_id: 9 }),
    ];
    const deOtros = { sedes: { 2: 'Casa Apartadó', 7: 'Casa Bello' }, acudientes: () => [] };
    const por = (orden: string, otros?: typeof deOtros) =>
      seleccionarParticipantes(todos, { orden }, otros).map(({ id }) => id);
    expect([por('sede', deOtros), por('-sede', deOtros)]).toEqual([
      [3, 1, 2, 4],
      [1, 3, 4, 2],
    ]);
    expect(por('sede')).toEqual([1, 2, 3, 4]);
  });

  it.each([
    ['ACTIVO', true],
    ['CON_PERMISO', true],
    ['PREINGRESO', false],
    ['EGRESADO', false],
  ] as const)('papeles del ingreso, a quien está %s: se le piden %s', (estado, se_piden) => {
    const p = participante({ estado });
    expect(cumpleFiltro(p, { sin_papeles: true })).toBe(se_piden);
    expect(cumpleFiltro(p, { sin_papeles: false })).toBe(true);
  });

  it('sin saber qué día es, nadie ha faltado a su regreso', () => {
    const p = participante({ estado: 'CON_PERMISO', regreso_previsto: '2026-11-20' });
    expect(cumpleFiltro(p, { permiso: 'VENCIDO' })).toBe(false);
  });

  it('a quien está en la casa sin fecha de ingreso también se le cobra el mes', () => {
    expect(elegidos({ sin_mensualidad: '2026-02' })).toEqual([2, 1]);
    expect(elegidos({ sin_mensualidad: '2026-03' })).toEqual([2, 4, 1]);
  });
});
