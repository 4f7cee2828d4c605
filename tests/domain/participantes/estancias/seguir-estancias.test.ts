import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { type Estancia, esquemaEstancia, permisoAbierto } from '@/domain/participantes/estancias/estancia';
import {
  primeraEstancia,
  seguirEstancias,
  tocaEstancias,
} from '@/domain/participantes/estancias/seguir-estancias';
import type { Participante } from '@/domain/participantes/participante';

const EGRESO = {
  estado: 'EGRESADO',
  fecha_egreso: '2026-11-01',
  tipo_egreso: 'ABANDONO',
  motivo_egreso: 'Se fue',
} as const;
const LUGAR = { sede_id: 1, area: 'HOMBRES', programa: 'INTERNADO', fase: 'ACOGIDA' } as const;
const dentro = (cambios: Partial<Participante> = {}) => participante({ ...LUGAR, ...cambios });

const estancia = (cambios: object = {}): Estancia =>
  esquemaEstancia.parse({ id: 7, participante_id: 1, fecha_ingreso: '2026-01-10', ...LUGAR, ...cambios });
const PERMISO = {
  id: 3,
  estancia_id: 7,
  tipo: 'PERMISO',
  salida: '2026-11-18',
  regreso_previsto: '2026-11-20',
};
const conPermiso = (cambios: object = {}) => estancia({ eventos: [{ ...PERMISO, ...cambios }] });

const seguir = (antes: Participante, cambios: Partial<Participante>, estancias: readonly Estancia[]) =>
  seguirEstancias(antes, { ...antes, ...cambios }, estancias, HOY);
const SIN_PERMISO = { salida_permiso: null, regreso_previsto: null };

describe('con el reloj del equipo atrasado', () => {
  const el = (dia: string, estado: 'ACTIVO' | 'CON_PERMISO', estancias: readonly Estancia[]) => {
    const antes = dentro({ estado: estado === 'ACTIVO' ? 'CON_PERMISO' : 'ACTIVO' });
    return seguirEstancias(antes, { ...antes, estado }, estancias, dia);
  };

  it('nadie vuelve antes de haber salido', () => {
    expect(el('2026-11-17', 'ACTIVO', [conPermiso()]).estancias).toEqual([
      { que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: '2026-11-18' } },
    ]);
    expect(el('2026-11-17', 'ACTIVO', [conPermiso({ salida: null, regreso_previsto: null })])).toMatchObject({
      estancias: [{ campos: { regreso_real: '2026-11-17' } }],
    });
  });

  it('nadie sale antes de haber ingresado, ni de haber vuelto: entonces no había vuelto', () => {
    expect(el('2026-01-05', 'CON_PERMISO', [estancia()])).toMatchObject({
      participante: { salida_permiso: '2026-01-10' },
      estancias: [{ que: 'ANOTAR', evento: { salida: '2026-01-10' } }],
    });
    expect(el('2026-11-17', 'CON_PERMISO', [conPermiso({ regreso_real: '2026-11-19' })]).estancias).toEqual([
      { que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: null } },
    ]);
  });
});

describe('la primera estancia', () => {
  it('empieza con quien ingresa, como está su registro', () => {
    expect(primeraEstancia(dentro())).toEqual({
      fecha_ingreso: '2026-01-10',
      ...LUGAR,
      fecha_egreso: null,
      tipo_egreso: null,
      motivo_egreso: null,
      eventos: [],
    });
  });

  it.each([
    ['espera su ingreso, aunque tenga fecha', dentro({ estado: 'PREINGRESO' })],
    ['llega sin que se diga su estado: espera', { fecha_ingreso: '2026-01-10' }],
    ['nadie sabe cuándo ingresó', dentro({ fecha_ingreso: null })],
    ['salió, y nadie sabe cuándo', dentro({ estado: 'EGRESADO' })],
  ])('no la tiene quien %s', (_caso, quien) => {
    expect(primeraEstancia(quien)).toBeNull();
  });

  it('la de quien ya salió llega cerrada; la de quien está de permiso, con uno de días desconocidos', () => {
    const { estado: _estado, ...deSalida } = EGRESO;
    expect(primeraEstancia(dentro(EGRESO))).toMatchObject({ ...deSalida, eventos: [] });
    expect(primeraEstancia(dentro({ estado: 'CON_PERMISO' }))?.eventos).toEqual([
      { tipo: 'PERMISO', salida: null },
    ]);
  });

  it('llega con el ingreso de quien esperaba', () => {
    const espera = dentro({ estado: 'PREINGRESO', fecha_ingreso: null });
    const { estancias } = seguir(espera, { estado: 'ACTIVO', fecha_ingreso: HOY }, []);
    expect(estancias).toMatchObject([{ que: 'ABRIR', estancia: { fecha_ingreso: HOY, sede_id: 1 } }]);
    expect(seguir(espera, { sede_id: 2 }, [])).toEqual({ participante: SIN_PERMISO, estancias: [] });
  });

  it.each([
    ['ACTIVO', HOY],
    ['CON_PERMISO', null],
  ] as const)(
    'de quien está de permiso y era %s en la casa sin fecha de ingreso, salió: %s',
    (estado, salida) => {
      const antes = dentro({ estado, fecha_ingreso: null });
      expect(seguir(antes, { estado: 'CON_PERMISO', fecha_ingreso: '2026-01-10' }, [])).toMatchObject({
        participante: { salida_permiso: salida, regreso_previsto: null },
        estancias: [{ que: 'ABRIR', estancia: { eventos: [{ tipo: 'PERMISO', salida }] } }],
      });
    },
  );
});

describe('lo que pasa mientras está', () => {
  it('un teléfono no la toca; una fase, sí', () => {
    expect(tocaEstancias(dentro(), dentro({ telefono: '3009999999' }))).toBe(false);
    expect(tocaEstancias(dentro(), dentro({ sede_id: '1' }))).toBe(false);
    expect(tocaEstancias(dentro(), dentro({ fase: 'PROCESO' }))).toBe(true);
  });

  it('cambiar de sede, área o programa es un traslado, con lo de antes y lo de ahora', () => {
    const { estancias } = seguir(dentro(), { sede_id: 2, programa: 'REINSERCION' }, [estancia()]);
    expect(estancias).toEqual([
      {
        que: 'ANOTAR',
        estancia: 7,
        evento: {
          tipo: 'TRASLADO',
          fecha: HOY,
          desde_sede_id: 1,
          hasta_sede_id: 2,
          desde_area: 'HOMBRES',
          hasta_area: 'HOMBRES',
          desde_programa: 'INTERNADO',
          hasta_programa: 'REINSERCION',
        },
      },
      { que: 'CORREGIR', estancia: 7, campos: { sede_id: 2, programa: 'REINSERCION' } },
    ]);
  });

  it('cambiar de fase es su propio evento', () => {
    const { estancias } = seguir(dentro(), { fase: 'PROCESO' }, [estancia()]);
    expect(estancias[0]).toMatchObject({
      evento: { tipo: 'CAMBIO_DE_FASE', fecha: HOY, desde_fase: 'ACOGIDA', hasta_fase: 'PROCESO' },
    });
    expect(estancias).toHaveLength(2);
  });

  it('corregir la fecha de ingreso corrige la estancia, sin evento', () => {
    expect(seguir(dentro(), { fecha_ingreso: '2026-01-09' }, [estancia()]).estancias).toEqual([
      { que: 'CORREGIR', estancia: 7, campos: { fecha_ingreso: '2026-01-09' } },
    ]);
  });
});

describe('el permiso', () => {
  it('salir abre uno desde hoy; volver lo cierra hoy', () => {
    expect(seguir(dentro(), { estado: 'CON_PERMISO' }, [estancia()])).toEqual({
      participante: { salida_permiso: HOY, regreso_previsto: null },
      estancias: [{ que: 'ANOTAR', estancia: 7, evento: { tipo: 'PERMISO', salida: HOY } }],
    });
    const fuera = dentro({ estado: 'CON_PERMISO' });
    expect(seguir(fuera, { estado: 'ACTIVO' }, [conPermiso()])).toEqual({
      participante: SIN_PERMISO,
      estancias: [{ que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: HOY } }],
    });
  });

  it('salir el mismo día en que se marcó su regreso es que no había vuelto: sigue el permiso que tenía', () => {
    expect(seguir(dentro(), { estado: 'CON_PERMISO' }, [conPermiso({ regreso_real: HOY })])).toEqual({
      participante: { salida_permiso: '2026-11-18', regreso_previsto: '2026-11-20' },
      estancias: [{ que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: null } }],
    });
  });

  it.each([
    ['volvió otro día', conPermiso({ regreso_real: '2026-11-20' })],
    [
      'volvió hoy de uno anterior al último',
      estancia({
        eventos: [
          { ...PERMISO, id: 4, regreso_real: '2026-11-20' },
          { ...PERMISO, regreso_real: HOY },
        ],
      }),
    ],
  ])('sale con otro quien %s', (_caso, suya) => {
    expect(seguir(dentro(), { estado: 'CON_PERMISO' }, [suya])).toMatchObject({
      participante: { salida_permiso: HOY, regreso_previsto: null },
      estancias: [{ que: 'ANOTAR', evento: { tipo: 'PERMISO', salida: HOY } }],
    });
  });

  it('el regreso marcado hoy se deshace aunque después lo trasladaran', () => {
    const traslado = { id: 5, estancia_id: 7, tipo: 'TRASLADO', fecha: HOY };
    const suya = estancia({ eventos: [traslado, { ...PERMISO, regreso_real: HOY }] });
    expect(seguir(dentro(), { estado: 'CON_PERMISO' }, [suya]).estancias).toEqual([
      { que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: null } },
    ]);
  });

  it('de quien ya estaba de permiso, y nadie anotó cuál, no se sabe qué día salió', () => {
    const fuera = dentro({ estado: 'CON_PERMISO' });
    expect(seguir(fuera, { telefono: '3009999999' }, [estancia()])).toEqual({
      participante: SIN_PERMISO,
      estancias: [{ que: 'ANOTAR', estancia: 7, evento: { tipo: 'PERMISO', salida: null } }],
    });
  });

  it('a quien salió, y nadie sabe cuándo, no se le da por vuelto', () => {
    const salio = dentro({ estado: 'EGRESADO' });
    expect(seguir(salio, { tipo_egreso: 'ABANDONO' }, [conPermiso()])).toEqual({
      participante: SIN_PERMISO,
      estancias: [{ que: 'CORREGIR', estancia: 7, campos: { tipo_egreso: 'ABANDONO' } }],
    });
  });

  it('seguir de permiso conserva el que hay', () => {
    const fuera = dentro({ estado: 'CON_PERMISO' });
    expect(seguir(fuera, { fase: 'PROCESO' }, [conPermiso()])).toMatchObject({
      participante: { salida_permiso: '2026-11-18', regreso_previsto: '2026-11-20' },
      estancias: [{ que: 'ANOTAR' }, { que: 'CORREGIR' }],
    });
  });

  it('el egreso cierra la estancia y deja el permiso sin regreso', () => {
    const { estado: _estado, ...deSalida } = EGRESO;
    expect(seguir(dentro({ estado: 'CON_PERMISO' }), EGRESO, [conPermiso()])).toEqual({
      participante: SIN_PERMISO,
      estancias: [{ que: 'CORREGIR', estancia: 7, campos: deSalida }],
    });
    expect(permisoAbierto(conPermiso({}))?.id).toBe(3);
    expect(permisoAbierto({ ...conPermiso(), ...deSalida })).toBeNull();
    expect(permisoAbierto(conPermiso({ regreso_real: HOY }))).toBeNull();
  });
});

describe('después del egreso', () => {
  const { estado: _estado, ...deSalida } = EGRESO;
  const salio = dentro(EGRESO);
  const cerrada = estancia(deSalida);
  const vuelve = { estado: 'ACTIVO', fecha_egreso: null, tipo_egreso: null, motivo_egreso: null } as const;

  it('corregir lo del egreso, o dónde estuvo, corrige la estancia', () => {
    const cambios = { tipo_egreso: 'REMISION', sede_id: 2 } as const;
    expect(seguir(salio, cambios, [cerrada]).estancias).toEqual([
      { que: 'CORREGIR', estancia: 7, campos: { sede_id: 2, tipo_egreso: 'REMISION' } },
    ]);
    expect(seguir(salio, { fecha_egreso: null, fecha_ingreso: null }, [cerrada]).estancias).toEqual([]);
  });

  it('el reingreso abre otra, y la primera queda como estaba', () => {
    expect(seguir(salio, { ...vuelve, fecha_ingreso: HOY }, [cerrada]).estancias).toEqual([
      { que: 'ABRIR', estancia: expect.objectContaining({ fecha_ingreso: HOY, fecha_egreso: null }) },
    ]);
  });

  it('con la misma fecha de ingreso, el egreso fue un error: es la misma estancia', () => {
    expect(seguir(salio, vuelve, [cerrada]).estancias).toEqual([
      {
        que: 'CORREGIR',
        estancia: 7,
        campos: { fecha_egreso: null, tipo_egreso: null, motivo_egreso: null },
      },
    ]);
  });

  it('si salió estando de permiso, corregir el egreso lo da por vuelto hoy', () => {
    const deSuPermiso = { ...conPermiso(), ...deSalida };
    expect(seguir(salio, vuelve, [deSuPermiso])).toEqual({
      participante: SIN_PERMISO,
      estancias: [
        {
          que: 'CORREGIR',
          estancia: 7,
          campos: { fecha_egreso: null, tipo_egreso: null, motivo_egreso: null },
        },
        { que: 'CORREGIR_EVENTO', evento: 3, campos: { regreso_real: HOY } },
      ],
    });
    expect(seguir(salio, { tipo_egreso: 'REMISION' }, [deSuPermiso]).estancias).toHaveLength(1);
  });

  it('nadie reingresa, ni se corrige que ingresó, antes de haber salido', () => {
    const antes = { fecha_ingreso: '2026-10-31' };
    const negado = {
      codigo: 'VALIDACION',
      message: 'Revise los campos señalados',
      campos: {
        fecha_ingreso: 'No puede ser anterior al egreso de la estancia anterior, el dom 1 nov 2026',
      },
    };
    expect(() => seguir(salio, { ...vuelve, ...antes }, [cerrada])).toThrow(expect.objectContaining(negado));
    const segunda = estancia({ id: 8, fecha_ingreso: '2026-11-10' });
    const adentro = dentro({ fecha_ingreso: '2026-11-10' });
    expect(() => seguir(adentro, antes, [segunda, cerrada])).toThrow(expect.objectContaining(negado));
    expect(seguir(adentro, { fecha_ingreso: '2026-11-01' }, [segunda, cerrada]).estancias).toHaveLength(1);
  });

  it('de quien tuvo otra antes se cambia lo demás sin volver a mirar cuándo ingresó', () => {
    const segunda = estancia({ id: 8, fecha_ingreso: '2026-11-10' });
    const adentro = dentro({ fecha_ingreso: '2026-11-10' });
    expect(seguir(adentro, { fase: 'PROCESO' }, [segunda, cerrada]).estancias).toHaveLength(2);
  });
});
