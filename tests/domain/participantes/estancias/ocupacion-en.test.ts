import { unEvento } from '@tests/builders/un-evento';
import { HOY } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  esquemaOcupacionDeSede,
  ocupacionEn,
  type Presencia,
  revisarFechaDeOcupacion,
  sedeDelDia,
} from '@/domain/participantes/estancias/ocupacion-en';

const presencia = (
  estancia: Partial<Presencia['estancia']> = {},
  resto: Partial<Presencia['participante']> & Pick<Partial<Presencia>, 'traslados'> = {},
): Presencia => {
  const { traslados = [], ...participante } = resto;
  return {
    estancia: { fecha_ingreso: '2026-01-10', fecha_egreso: null, sede_id: 1, area: 'HOMBRES', ...estancia },
    participante: { fecha_egreso_prevista: null, archivado_en: null, ...participante },
    traslados,
  };
};
const cuantos = (una: Presencia, fecha: string) => ocupacionEn([una], fecha, HOY).length;

describe('quién está ese día', () => {
  it.each([
    ['2026-01-09', 0],
    ['2026-01-10', 1],
    ['2026-05-31', 1],
    ['2026-06-01', 0],
  ])('el %s, de quien entró el 10 de enero y salió el 1 de junio: %i', (fecha, esperados) => {
    expect(cuantos(presencia({ fecha_egreso: '2026-06-01' }), fecha)).toBe(esperados);
  });

  it('la fecha prevista solo descuenta los días por venir', () => {
    const debioSalir = presencia({}, { fecha_egreso_prevista: '2026-11-01' });
    expect([cuantos(debioSalir, HOY), cuantos(debioSalir, '2026-11-22')]).toEqual([1, 0]);
    const saldra = presencia({}, { fecha_egreso_prevista: '2026-12-01' });
    expect([cuantos(saldra, '2026-11-30'), cuantos(saldra, '2026-12-01')]).toEqual([1, 0]);
  });

  it('un registro archivado no está hoy; si salió, estuvo', () => {
    const archivado = { archivado_en: '2026-11-01T10:00:00Z' };
    expect(cuantos(presencia({}, archivado), HOY)).toBe(0);
    expect(cuantos(presencia({ fecha_egreso: '2026-06-01' }, archivado), '2026-05-01')).toBe(1);
  });
});

it('dónde estaba lo dice el primer traslado posterior', () => {
  const traslado = (id: number, fecha: string, desde_sede_id: number) => ({
    id,
    fecha,
    desde_sede_id,
    desde_area: 'MUJERES' as const,
  });
  const movida = presencia(
    { sede_id: 3, area: null },
    { traslados: [traslado(2, '2026-08-01', 2), traslado(1, '2026-04-01', 1)] },
  );
  const sedeEl = (fecha: string) => ocupacionEn([movida], fecha, HOY)[0];
  expect(sedeEl('2026-03-31')).toMatchObject({ sede_id: 1, ocupacion_mujeres: 1 });
  expect(sedeEl('2026-04-01')).toMatchObject({ sede_id: 2 });
  expect(sedeEl('2026-08-01')).toMatchObject({ sede_id: 3, ocupacion_mujeres: 0, ocupacion_sin_area: 1 });
});

it('de dos traslados de un día, antes de los dos estaba donde dice el primero que se anotó', () => {
  const traslado = (id: number, desde_sede_id: number) => ({
    id,
    fecha: '2026-04-01',
    desde_sede_id,
    desde_area: null,
  });
  const dos = [traslado(8, 1), traslado(9, 2)];
  for (const traslados of [dos, dos.toReversed()])
    expect(ocupacionEn([presencia({ sede_id: 3 }, { traslados })], '2026-03-31', HOY)).toMatchObject([
      { sede_id: 1 },
    ]);
});

describe('dónde vivía alguien un día', () => {
  const ficha = { sede_id: 4, area: null };
  const traslado = (id: number, fecha: string, desde_sede_id: number) =>
    unEvento({ id, tipo: 'TRASLADO', fecha, desde_sede_id });
  const estancia = (
    fecha_ingreso: string,
    sede_id: number,
    eventos: readonly ReturnType<typeof unEvento>[] = [],
  ) => ({ fecha_ingreso, sede_id, area: null, eventos: [...eventos] });
  const deFase = unEvento({ id: 4, tipo: 'CAMBIO_DE_FASE', fecha: '2026-07-01' });
  const tres = [
    estancia('2026-06-01', 4, [unEvento({ salida: '2026-11-01' }), traslado(3, '2026-08-01', 3), deFase]),
    estancia('2026-01-10', 2, [traslado(1, '2026-02-01', 1)]),
    estancia('2025-03-01', 6),
  ];

  it.each([
    ['2025-02-28', 6],
    ['2025-12-31', 6],
    ['2026-01-31', 1],
    ['2026-02-01', 2],
    ['2026-05-31', 2],
    ['2026-06-01', 3],
    ['2026-07-31', 3],
    ['2026-08-01', 4],
    [HOY, 4],
  ])('el %s, en la sede %i', (dia, sede) => {
    expect(sedeDelDia(ficha, tres, dia)).toBe(sede);
  });

  it('lo dice su ficha cuando ese día es de la última estancia, o no ha tenido', () => {
    expect(sedeDelDia({ ...ficha, sede_id: 5 }, tres, HOY)).toBe(5);
    expect(sedeDelDia(ficha, [], '2026-01-01')).toBe(4);
    expect(sedeDelDia({ ...ficha, sede_id: null }, [], HOY)).toBeNull();
  });
});

it('suma por sede, y quienes no tienen van de últimos', () => {
  const varias = [presencia({ sede_id: null }), presencia({ sede_id: 2 }), presencia(), presencia()];
  for (const estas of [varias, varias.toReversed(), [...varias.slice(1), ...varias.slice(0, 1)]])
    expect(ocupacionEn(estas, HOY, HOY).map((o) => [o.sede_id, o.ocupacion_hombres])).toEqual([
      [1, 2],
      [2, 1],
      [null, 1],
    ]);
});

it('se lee como se contó, y lo que no es una cuenta no', () => {
  const [contada] = ocupacionEn([presencia({ sede_id: null })], HOY, HOY);
  expect(esquemaOcupacionDeSede.parse(contada)).toEqual(contada);
  for (const mal of [{ sede_id: '' }, { ocupacion_hombres: -1 }, { ocupacion_mujeres: 0.5 }])
    expect(esquemaOcupacionDeSede.safeParse({ ...contada, ...mal }).success).toBe(false);
});

it('hasta 30 días adelante', () => {
  expect(() => revisarFechaDeOcupacion('2026-12-21', HOY)).not.toThrow();
  expect(() => revisarFechaDeOcupacion('2026-12-22', HOY)).toThrow(
    expect.objectContaining({
      codigo: 'VALIDACION',
      message: 'Elija una fecha de los próximos 30 días, o una pasada',
      campos: { fecha: 'Elija una fecha de los próximos 30 días, o una pasada' },
    }),
  );
});
