import { describe, expect, it } from 'vitest';
import { validarDatosNovedad } from '@/domain/participantes/bitacora/datos-novedad';
import { hilosDe } from '@/domain/participantes/bitacora/hilos-de-novedades';
import { UNA_CORRECCION } from '@/domain/participantes/bitacora/integridad-novedad';
import { esquemaNovedad, type Novedad, paraHistoria } from '@/domain/participantes/bitacora/novedad';
import {
  novedadesParaConsulta,
  sinNovedadesDeSalud,
} from '@/domain/participantes/bitacora/novedades-visibles';
import { ETIQUETA_NOVEDAD, esDeSalud, TIPOS_NOVEDAD } from '@/domain/participantes/bitacora/opciones-novedad';
import { anotarNovedad } from '@/domain/participantes/bitacora/reglas-novedad';
import { diasDelTurno, revisarDiasDeTurno, revisarTurno } from '@/domain/participantes/bitacora/turno';
import { esquemaEstancia } from '@/domain/participantes/estancias/estancia';

const AHORA = new Date('2026-11-21T17:00:00.000Z');

const novedad = (id: number, cambios: Partial<Novedad> = {}): Novedad => ({
  ...esquemaNovedad.parse({
    id,
    participante_id: 1,
    tipo: 'VISITA',
    texto: `Texto ${id}`,
    ocurrio_en: `2026-11-21T1${id}:00:00.000Z`,
    creado_en: '2026-11-21T16:00:00.000Z',
  }),
  ...cambios,
});
const ids = (novedades: readonly Novedad[]) => novedades.map(({ id, corrige }) => [id, corrige]);

const GUARDADO = {
  participante: { id: 1, sede_id: 4 },
  estancias: [esquemaEstancia.parse({ id: 7, participante_id: 1, fecha_ingreso: '2026-11-20' })],
  novedades: [novedad(1, { sede_id: 9, estancia_id: 3 })],
};
const DATOS = validarDatosNovedad({ tipo: 'VISITA', texto: ' Vino la mamá ' });

describe('lo que se escribe de una novedad', () => {
  it('pide qué fue y qué pasó, con un tope', () => {
    expect(DATOS).toEqual({ tipo: 'VISITA', texto: 'Vino la mamá' });
    const fallas = (entrada: unknown) => {
      try {
        validarDatosNovedad(entrada);
        return [];
      } catch (error) {
        return Object.keys((error as { campos: object }).campos).sort();
      }
    };
    expect(fallas({})).toEqual(['texto', 'tipo']);
    expect(fallas({ tipo: 'FIESTA', texto: 'x'.repeat(1001) })).toEqual(['texto', 'tipo']);
    expect(fallas({ tipo: 'VISITA', texto: 'x', sede_id: 1 })).toEqual(['sede_id']);
    for (const ocurrio_en of ['ayer', '2026-02-30T10:00:00Z', '2026-11-21T10:00', '2026-11-21T25:00:00Z'])
      expect(fallas({ tipo: 'VISITA', texto: 'x', ocurrio_en }), ocurrio_en).toEqual(['ocurrio_en']);
  });

  it('el momento se dice con su zona y se guarda en UTC', () => {
    const { ocurrio_en } = validarDatosNovedad({ ...DATOS, ocurrio_en: '2026-11-21T08:30-05:00' });
    expect(ocurrio_en).toBe('2026-11-21T13:30:00.000Z');
  });
});

describe('cómo queda', () => {
  it('ahora, donde está la persona y en la estancia que vive', () => {
    expect(anotarNovedad(GUARDADO, DATOS, AHORA)).toEqual({
      participante_id: 1,
      estancia_id: 7,
      sede_id: 4,
      tipo: 'VISITA',
      texto: 'Vino la mamá',
      ocurrio_en: AHORA.toISOString(),
      corrige: null,
    });
  });

  it('de antes de ingresar no es de esa estancia, y de quien ya salió de ninguna', () => {
    const antes = { ...DATOS, ocurrio_en: '2026-11-19T20:00:00.000Z' };
    expect(anotarNovedad(GUARDADO, antes, AHORA).estancia_id).toBeNull();
    const estancias = GUARDADO.estancias.map((una) => ({ ...una, fecha_egreso: '2026-11-20' }));
    expect(anotarNovedad({ ...GUARDADO, estancias }, DATOS, AHORA).estancia_id).toBeNull();
  });

  it('la del día en que ingresó es de esa estancia', () => {
    const eseDia = { ...DATOS, ocurrio_en: '2026-11-20T13:00:00.000Z' };
    expect(anotarNovedad(GUARDADO, eseDia, AHORA).estancia_id).toBe(7);
  });

  it('la historia cuenta que se escribió, sin lo que dice ni de quién por su nombre', () => {
    const { texto, participante_nombre, ...contada } = novedad(1, { participante_nombre: 'Ana Ríos' });
    expect([texto, participante_nombre]).toEqual(['Texto 1', 'Ana Ríos']);
    expect(paraHistoria({ ...contada, texto, participante_nombre })).toStrictEqual(contada);
  });

  it('no del futuro', () => {
    const manana = { ...DATOS, ocurrio_en: '2026-11-21T17:00:00.001Z' };
    expect(() => anotarNovedad(GUARDADO, manana, AHORA)).toThrow(
      expect.objectContaining({
        message: 'Revise los campos señalados',
        campos: { ocurrio_en: 'No puede ser después de ahora' },
      }),
    );
  });

  it('la corrección es del mismo lugar y momento, y de lo último que se escribió', () => {
    const corrige = { ...DATOS, corrige: '1' };
    expect(anotarNovedad(GUARDADO, corrige, AHORA)).toMatchObject({
      corrige: 1,
      estancia_id: 3,
      sede_id: 9,
      ocurrio_en: '2026-11-21T11:00:00.000Z',
    });
    expect(() => anotarNovedad(GUARDADO, { ...DATOS, corrige: 8 }, AHORA)).toThrow(/novedad/);
    const novedades = [...GUARDADO.novedades, novedad(2, { corrige: 1 })];
    expect(() => anotarNovedad({ ...GUARDADO, novedades }, corrige, AHORA)).toThrow(/ya se corrigió/);
  });

  it('dos no corrigen la misma; las que no corrigen ninguna no se estorban', () => {
    const repite = (corrige: number | null, otra: number | string | null) =>
      UNA_CORRECCION.repite({ corrige }, { corrige: otra });
    expect([repite(1, '1'), repite(1, 2), repite(1, null), repite(null, null)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

it('las palabras de una novedad', () => {
  expect(TIPOS_NOVEDAD.map((tipo) => ETIQUETA_NOVEDAD[tipo])).toEqual([
    'Visita',
    'Llamada',
    'Convivencia',
    'Pertenencias',
    'Salud',
    'Medicamento entregado',
  ]);
});

describe('sin las de salud', () => {
  it('lo son la salud y los medicamentos', () => {
    expect(TIPOS_NOVEDAD.filter((tipo) => esDeSalud({ tipo }))).toEqual(['SALUD', 'MEDICAMENTO_ENTREGADO']);
  });

  it('no queda ninguna, ni lo que una corrigió, ni la seña de que la hubo', () => {
    const todas = [
      novedad(1),
      novedad(2, { tipo: 'SALUD' }),
      novedad(3),
      novedad(4, { tipo: 'MEDICAMENTO_ENTREGADO', corrige: 3 }),
      novedad(5, { corrige: 2 }),
      novedad(6, { corrige: 1 }),
    ];
    expect(ids(sinNovedadesDeSalud(todas))).toEqual([
      [1, null],
      [5, null],
      [6, 1],
    ]);
  });

  it('de un hilo que pasó por salud, solo lo de después', () => {
    const hilo = [novedad(1), novedad(2, { tipo: 'SALUD', corrige: 1 }), novedad(3, { corrige: 2 })];
    expect(ids(sinNovedadesDeSalud(hilo))).toEqual([[3, null]]);
  });

  it('para quien no debe saber que las hay, los números no saltan', () => {
    const sin = [novedad(1), novedad(2), novedad(3, { corrige: 1 })];
    const con = [novedad(4), novedad(5, { tipo: 'SALUD' }), novedad(7), novedad(9, { corrige: 4 })];
    expect(ids(novedadesParaConsulta(con))).toEqual(ids(sin));
    expect(ids(novedadesParaConsulta(sin))).toEqual(ids(sin));
  });
});

describe('los hilos', () => {
  it('dicen lo que quedó, con lo de antes debajo, por cuándo pasó', () => {
    const hilos = hilosDe([novedad(1), novedad(3, { corrige: 1 }), novedad(2), novedad(4, { corrige: 3 })]);
    expect(hilos.map(({ vigente, anteriores }) => [vigente.id, ids(anteriores)])).toEqual([
      [2, []],
      [
        4,
        [
          [3, 1],
          [1, null],
        ],
      ],
    ]);
  });
});

it('los hilos van por cuándo pasó, y los de un mismo momento por cuál se escribió primero', () => {
  const a = '2026-11-21T10:00:00.000Z';
  const [una, dos, tres] = [
    novedad(9, { ocurrio_en: a }),
    novedad(10, { ocurrio_en: a }),
    novedad(2, { ocurrio_en: '2026-11-21T11:00:00.000Z' }),
  ];
  for (const leidas of [
    [una, dos, tres],
    [tres, dos, una],
    [dos, tres, una],
  ])
    expect(hilosDe(leidas).map(({ vigente }) => vigente.id)).toEqual([9, 10, 2]);
});

describe('un turno', () => {
  it('termina después de empezar y dura como máximo un mes', () => {
    const desde = '2026-11-21T05:00:00.000Z';
    expect(() => revisarTurno({ desde }, AHORA)).not.toThrow();
    expect(() => revisarTurno({ desde, hasta: '2026-11-21T04:00:00.000Z' }, AHORA)).toThrow(/anterior/);
    expect(() => revisarTurno({ desde: '2026-10-20T05:00:00.000Z' }, AHORA)).toThrow(
      expect.objectContaining({ campos: { desde: 'Elija como máximo 31 días' } }),
    );
    expect(() => revisarTurno({ desde: '2026-10-21T05:00:00.000Z' }, AHORA)).not.toThrow();
  });

  it('de un solo día también va de la hora en que empieza a la que termina', () => {
    const desde = '2026-11-21T13:00:00.000Z';
    expect(() => revisarTurno({ desde, hasta: desde }, AHORA)).not.toThrow();
    expect(() => revisarTurno({ desde, hasta: '2026-11-21T12:59:00.000Z' }, AHORA)).toThrow(
      expect.objectContaining({ campos: { hasta: 'El final es anterior al comienzo' } }),
    );
  });

  it('el de otro mes dura lo que se pidió, no hasta ahora', () => {
    const deEnero = { desde: '2026-01-05T13:00:00.000Z', hasta: '2026-01-06T04:59:00.000Z' };
    expect(() => revisarTurno(deEnero, AHORA)).not.toThrow();
    expect(diasDelTurno(deEnero, AHORA)).toEqual({ desde: '2026-01-05', hasta: '2026-01-05' });
    expect(() => revisarDiasDeTurno('2026-01-06', '2026-01-05')).toThrow(/anterior/);
  });
});
