import { atrapar } from '@tests/domain/atrapar';
import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import { crearBuscadorDeRepetidos } from '@/domain/participantes/buscador-de-repetidos';
import {
  cumpleFiltro,
  type FiltroParticipantes,
  seLeCobra,
} from '@/domain/participantes/criterios-participantes';
import { cambiosDePermiso, cambiosDeTraslado } from '@/domain/participantes/notas-de-proceso';
import type { Participante } from '@/domain/participantes/participante';
import { aplicarCambiosParticipante } from '@/domain/participantes/reglas-participante';

describe('a quién se le cobra un mes', () => {
  it.each<[Partial<Participante>, boolean]>([
    [{}, true],
    [{ estado: 'CON_PERMISO' }, true],
    [{ estado: 'PREINGRESO' }, false],
    [{ estado: 'EGRESADO' }, false],
    [{ valor_mensualidad: 0 }, false],
    [{ valor_mensualidad: 5 }, true],
    [{ fecha_ingreso: '2026-11-30' }, true],
    [{ fecha_ingreso: '2026-10-01' }, true],
    [{ fecha_ingreso: '2026-12-01' }, false],
  ])('%j: %s', (cambios, cobra) => {
    const p = participante(cambios);
    expect(seLeCobra(p, '2026-11')).toBe(cobra);
    expect(cumpleFiltro(p, { sin_mensualidad: '2026-11' })).toBe(cobra);
  });
});

const AUTORIZADO = {
  autorizacion_datos: { otorgada: true, version: null, fecha: null, medio: null, revocada_en: null },
};

describe('los pendientes del tablero', () => {
  it.each<[Partial<Participante>, FiltroParticipantes, boolean]>([
    [{ fecha_egreso_prevista: '2026-12-21' }, { egreso_previsto_hasta: '2026-12-21' }, true],
    [{ fecha_egreso_prevista: '2026-12-22' }, { egreso_previsto_hasta: '2026-12-21' }, false],
    [{}, { egreso_previsto_hasta: '2026-12-21' }, false],
    [
      { fecha_egreso_prevista: '2026-12-21', estado: 'PREINGRESO' },
      { egreso_previsto_hasta: '2026-12-21' },
      false,
    ],
    [{}, { sin_autorizacion: true }, true],
    [{}, { sin_autorizacion: false }, true],
    [AUTORIZADO, { sin_autorizacion: true }, false],
    [AUTORIZADO, { sin_autorizacion: false }, true],
    [AUTORIZADO, {}, true],
  ])('%j con %j: %s', (cambios, filtro, cumple) => {
    expect(cumpleFiltro(participante(cambios), filtro)).toBe(cumple);
  });
});

describe('las notas que deja un traslado o un permiso', () => {
  const quien = participante({
    sede_id: 1,
    area: 'HOMBRES',
    fecha_ingreso: '2026-01-10',
    observaciones: null,
  });
  const contexto = { hoy: HOY, nombreSede: (id: number | string) => `Casa ${id}` };
  const traslado = { sede_id: 2, area: '' as const, fecha: HOY, motivo: '  Cercanía ' };
  const permiso = { salida: HOY, regreso: '2026-11-25', motivo: ' Cita ' };
  const trasladar = (cambios: object, de = quien) =>
    cambiosDeTraslado(de, { ...traslado, ...cambios }, contexto);
  const permitir = (cambios: object) => cambiosDePermiso(quien, { ...permiso, ...cambios }, contexto);

  it('es un renglón, sin espacios de más, y sin motivo termina en punto', () => {
    expect(trasladar({})).toEqual({
      sede_id: 2,
      area: null,
      observaciones: 'Traslado el sáb 21 nov 2026 de Casa 1 a Casa 2. Cercanía',
    });
    expect(trasladar({ motivo: '  ' }).observaciones).toBe('Traslado el sáb 21 nov 2026 de Casa 1 a Casa 2.');
    expect(trasladar({}, { ...quien, sede_id: null }).observaciones).toBe(
      'Traslado el sáb 21 nov 2026 a Casa 2. Cercanía',
    );
    expect(permitir({})).toEqual({
      estado: 'CON_PERMISO',
      observaciones: 'Permiso del sáb 21 nov 2026 al mié 25 nov 2026. Cita',
    });
  });

  it('el día del ingreso se puede, y volver el mismo día también', () => {
    expect(() => trasladar({ fecha: '2026-01-10' })).not.toThrow();
    expect(() => permitir({ regreso: HOY })).not.toThrow();
  });

  it.each([
    [() => trasladar({ sede_id: '' }), { sede_id: 'Elija la sede' }],
    [() => trasladar({ sede_id: 1, area: 'HOMBRES' }), { sede_id: 'Elija otra sede u otra área' }],
    [() => trasladar({ fecha: '' }), { fecha: 'Este campo es obligatorio' }],
    [() => trasladar({ fecha: '2026-01-09' }), { fecha: 'La fecha no puede ser anterior al ingreso' }],
    [() => trasladar({ fecha: '2026-11-22' }), { fecha: 'La fecha no puede ser futura' }],
    [() => permitir({ salida: '2026-11-22' }), { salida: 'La salida no puede ser futura' }],
    [() => permitir({ regreso: '2026-11-20' }), { regreso: 'El regreso no puede ser anterior a la salida' }],
    [() => permitir({ regreso: '' }), { regreso: 'Este campo es obligatorio' }],
    [() => permitir({ motivo: ' ' }), { motivo: 'Este campo es obligatorio' }],
  ])('%# se niega junto a su campo', (accion, campos) => {
    expect(atrapar(accion)).toMatchObject({ message: 'Revise los campos señalados', campos });
  });
});

describe('lo que se advierte y lo que se conserva', () => {
  it('un tipo de documento sin número no se mide; quien nació hoy es menor de edad', () => {
    expect(advertenciasParticipante({ tipo_documento: 'CC' }, HOY)).toEqual({});
    expect(advertenciasParticipante({ fecha_nacimiento: HOY }, HOY)).toEqual({
      fecha_nacimiento: 'Es menor de edad: confirme la autorización de sus representantes',
    });
  });

  it('solo volver de EGRESADO borra el egreso', () => {
    const cambios = { fecha_egreso: '2026-11-01' };
    expect(aplicarCambiosParticipante(participante({ estado: 'ACTIVO' }), cambios).fecha_egreso).toBe(
      '2026-11-01',
    );
  });

  it('un nombre o un teléfono vacío es como no tenerlo', () => {
    const buscador = crearBuscadorDeRepetidos<number>();
    buscador.agregar({ nombre: '', telefono: '5' }, 1);
    buscador.agregar({ nombre: 'Ana', telefono: '' }, 2);
    expect(buscador.buscar({ telefono: '5' })).toBe(1);
    expect(buscador.buscar({ nombre: 'Ana' })).toBe(2);
  });
});

describe('quién no ha vuelto de su permiso', () => {
  const con = (regreso_previsto: string | null) => participante({ estado: 'CON_PERMISO', regreso_previsto });
  it.each([
    ['2026-11-20', [true, false]],
    ['2026-11-21', [false, true]],
    ['2026-11-22', [false, false]],
    [null, [false, false]],
  ])('con regreso previsto %s, vencido y de hoy: %j', (regreso, esperado) => {
    const cumple = (permiso: 'VENCIDO' | 'HOY') => cumpleFiltro(con(regreso), { permiso }, '2026-11-21');
    expect([cumple('VENCIDO'), cumple('HOY')]).toEqual(esperado);
  });
});
