import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { advertenciasParticipante } from '@/domain/participantes/advertencias-participante';
import { diasEnProceso } from '@/domain/participantes/dias-en-proceso';
import {
  esquemaParticipante,
  esquemaParticipanteListado,
  paraLista,
} from '@/domain/participantes/participante';
import { CAMPOS_RESERVADOS } from '@/domain/shared/campos-reservados';

describe('leer un participante de un servicio (producto §3)', () => {
  it('de otro servidor: solo lo que la especificación nombra', () => {
    const leido = esquemaParticipante.parse({ id: 'p-1', nombre: 'Ana', telefono: '300' });
    expect(leido).toMatchObject({
      id: 'p-1',
      estado: 'PREINGRESO',
      version: 0,
      archivado_en: null,
      alergias: null,
    });
    expect(Object.values(leido)).not.toContain(undefined);
  });

  it('cada campo opcional ilegible se lee como nulo y la fila queda', () => {
    const leido = esquemaParticipante.parse({
      id: 1,
      nombre: 'Ana',
      telefono: 300,
      tipo_documento: 'NIT',
      fecha_nacimiento: '31/02/1990',
      area: {},
      sede_id: [],
      estado: 'LIBRE',
      dia_pago: 31,
      beca_porcentaje: '50',
      autorizacion_datos: 'sí',
      version: -1,
      otro: 1,
    });
    expect(leido).toMatchObject({
      telefono: '',
      tipo_documento: null,
      fecha_nacimiento: null,
      area: null,
      sede_id: null,
      estado: 'PREINGRESO',
      dia_pago: null,
      beca_porcentaje: null,
      autorizacion_datos: null,
      version: 0,
    });
    expect(leido).not.toHaveProperty('otro');
  });

  it.each([
    { nombre: 'Ana' },
    { id: null, nombre: 'Ana' },
    { id: '', nombre: 'Ana' },
    { id: 1 },
    { id: 1, nombre: 5 },
    null,
  ])('%j no es un participante', (fila) => {
    expect(esquemaParticipante.safeParse(fila).success).toBe(false);
  });
});

describe('días en proceso', () => {
  it.each([
    [null, null, null],
    ['2026-11-22', null, null],
    ['2026-11-21', null, 0],
    ['2026-11-01', null, 20],
    ['2025-12-31', '2026-01-01', 1],
    ['2026-02-28', '2026-03-01', 1],
  ])('ingreso %s, egreso %s: %s', (fecha_ingreso, fecha_egreso, dias) => {
    const estado = fecha_egreso ? 'EGRESADO' : 'ACTIVO';
    expect(diasEnProceso({ estado, fecha_ingreso, fecha_egreso }, HOY)).toBe(dias);
  });

  it('quien sigue en preingreso no está en proceso, aunque tenga fecha de ingreso', () => {
    const suyas = { fecha_ingreso: '2026-11-01', fecha_egreso: null };
    expect(diasEnProceso({ estado: 'PREINGRESO', ...suyas }, HOY)).toBeNull();
    expect(diasEnProceso({ estado: 'CON_PERMISO', ...suyas }, HOY)).toBe(20);
  });
});

describe('advertencias, que nunca bloquean (producto §2)', () => {
  const MENOR = 'Es menor de edad: confirme la autorización de sus representantes';
  const VIEJA = 'Es de hace más de un año: confirme que el año está bien';
  const INUSUAL = 'El número tiene un largo inusual para este documento';

  it.each([
    [{ telefono: '+1 305 555 1234' }, { telefono: 'El número es de otro país' }],
    [{ telefono: '3001234567' }, {}],
    [{ fecha_nacimiento: '2008-11-22' }, { fecha_nacimiento: MENOR }],
    [{ fecha_nacimiento: '2008-11-21' }, {}],
    [{ fecha_nacimiento: '2030-01-01' }, {}],
    [{ tipo_documento: 'CC', numero_documento: '12345' }, { numero_documento: INUSUAL }],
    [{ tipo_documento: 'CC', numero_documento: '1.037.111.222' }, {}],
    [{ tipo_documento: 'CC', numero_documento: '12345678901' }, { numero_documento: INUSUAL }],
    [{ tipo_documento: 'SIN_DOCUMENTO', numero_documento: '1' }, {}],
    [{ numero_documento: '1' }, {}],
    [{ estado: 'ACTIVO', fecha_ingreso: '2025-11-20' }, { fecha_ingreso: VIEJA }],
    [{ estado: 'CON_PERMISO', fecha_ingreso: '2025-11-21' }, {}],
    [{ estado: 'EGRESADO', fecha_ingreso: '2019-01-01' }, {}],
    [{ estado: 'PREINGRESO', fecha_ingreso: '2019-01-01' }, {}],
    [{ fecha_ingreso: '2019-01-01' }, {}],
    [{}, {}],
  ] as const)('%j', (p, esperadas) => {
    expect(advertenciasParticipante(p, HOY)).toEqual(esperadas);
  });
});

describe('un participante en una lista', () => {
  const salud = {
    alergias: 'Maní',
    medicamentos: 'Ninguno',
    sustancia_principal: 'Alcohol',
    antecedentes: 'Asma',
  };
  const sinSalud = Object.fromEntries(
    Object.entries(participante()).filter(
      ([campo]) => !(CAMPOS_RESERVADOS as readonly string[]).includes(campo),
    ),
  );

  it('va sin sus datos de salud y con todo lo demás', () => {
    expect(paraLista({ ...participante(), ...salud })).toEqual(sinSalud);
  });

  it('se lee sin los datos de salud, aunque lleguen', () => {
    expect(esquemaParticipanteListado.parse({ ...participante(), ...salud })).toEqual(sinSalud);
  });
});
