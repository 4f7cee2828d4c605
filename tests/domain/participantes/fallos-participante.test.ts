import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { fallosDeParticipante, type ParticipanteRevisado } from '@/domain/participantes/fallos-participante';

const MANANA = '2026-11-22';
const SIN_INGRESO = 'Escriba la fecha de ingreso: sin ella nadie puede estar en la casa';
const autorizacion = (fecha: string | null, revocada_en: string | null = null, otorgada = true) => ({
  autorizacion_datos: { otorgada, version: null, fecha, medio: null, revocada_en },
});

describe('fechas que no pueden ser', () => {
  it.each<[ParticipanteRevisado, Record<string, string>]>([
    [{ fecha_ingreso: MANANA }, { fecha_ingreso: 'La fecha de ingreso no puede ser futura' }],
    [{ fecha_egreso: MANANA }, { fecha_egreso: 'La fecha de egreso no puede ser futura' }],
    [autorizacion(MANANA), { 'autorizacion_datos.fecha': 'La fecha de la autorización no puede ser futura' }],
    [autorizacion(null, MANANA), { 'autorizacion_datos.revocada_en': 'La revocación no puede ser futura' }],
    [
      autorizacion('2026-11-02', '2026-11-01'),
      { 'autorizacion_datos.revocada_en': 'La revocación no puede ser anterior a la autorización' },
    ],
    [
      { fecha_nacimiento: '2026-11-02', fecha_ingreso: '2026-11-01' },
      { fecha_nacimiento: 'La fecha de nacimiento no puede ser posterior al ingreso' },
    ],
    [{ estado: 'ACTIVO' }, { fecha_ingreso: SIN_INGRESO }],
    [{ estado: 'CON_PERMISO' }, { fecha_ingreso: SIN_INGRESO }],
    [
      { estado: 'ACTIVO', fecha_ingreso: MANANA },
      { fecha_ingreso: 'La fecha de ingreso no puede ser futura' },
    ],
  ])('%j', (p, esperados) => {
    expect(fallosDeParticipante(p, HOY)).toEqual(esperados);
  });

  it.each<ParticipanteRevisado>([
    { fecha_ingreso: HOY, fecha_nacimiento: HOY },
    { estado: 'ACTIVO', fecha_ingreso: HOY },
    { fecha_egreso_prevista: '2030-01-01' },
    { estado: 'PREINGRESO' },
    autorizacion(HOY, HOY),
    // What was never granted has no date to be right or wrong.
    autorizacion(MANANA, '2020-01-01', false),
  ])('%j se acepta', (p) => {
    expect(fallosDeParticipante(p, HOY)).toEqual({});
  });
});

describe('lo que ya estaba mal no impide otro cambio', () => {
  const sinIngreso = participante({ fecha_ingreso: null });
  const alReves = participante({ fecha_ingreso: '2026-05-02', fecha_egreso_prevista: '2026-05-01' });
  const nacida = participante({ fecha_nacimiento: '2026-03-01', fecha_ingreso: '2026-02-01' });
  const esperaba = participante({ estado: 'PREINGRESO', fecha_ingreso: '2027-01-01' });
  const firmada = participante(autorizacion('2099-01-01'));

  it.each([
    ['un teléfono de quien está en la casa sin ingreso', sinIngreso, { telefono: '3009999999' }],
    ['su permiso', sinIngreso, { estado: 'CON_PERMISO' as const }],
    ['su traslado', sinIngreso, { sede_id: 2, area: 'MUJERES' as const }],
    ['la EPS de quien tiene el egreso previsto antes del ingreso', alReves, { eps: 'Sura' }],
    ['la EPS de quien ingresó antes de nacer', nacida, { eps: 'Sura' }],
    ['el nombre de quien tiene un ingreso futuro', esperaba, { nombre: 'Otro Nombre' }],
    ['el medio de una autorización futura', firmada, { ...autorizacion('2099-01-01') }],
    ['el documento que sigue sin número', participante({ tipo_documento: 'CC' }), { eps: 'Sura' }],
    ['la EPS de quien tiene alergias y nunca autorizó', participante({ alergias: 'Maní' }), { eps: 'Sura' }],
  ])('%s', (_, antes, cambios) => {
    expect(fallosDeParticipante({ ...antes, ...cambios }, HOY, antes)).toEqual({});
  });

  it.each([
    [
      'quien pasa a la casa sin ingreso',
      { ...sinIngreso, estado: 'PREINGRESO' },
      { estado: 'ACTIVO' },
      SIN_INGRESO,
    ],
    ['quien pierde el que tenía', participante(), { fecha_ingreso: null }, SIN_INGRESO],
    [
      'quien pasa a la casa con un ingreso futuro de antes',
      esperaba,
      { estado: 'ACTIVO' },
      'Nadie puede estar en la casa con una fecha de ingreso futura',
    ],
    [
      'otro ingreso futuro',
      esperaba,
      { fecha_ingreso: '2027-02-01' },
      'La fecha de ingreso no puede ser futura',
    ],
    [
      'un ingreso que vuelve a quedar después del egreso previsto',
      alReves,
      { fecha_ingreso: '2026-06-01' },
      'La fecha de ingreso no puede ser posterior al egreso previsto',
    ],
    [
      'un ingreso antes del nacimiento, junto al campo que se escribió',
      participante({ fecha_nacimiento: '2026-03-01', fecha_ingreso: null, estado: 'PREINGRESO' }),
      { fecha_ingreso: '2026-02-01' },
      'La fecha de ingreso no puede ser anterior al nacimiento',
    ],
  ] as const)('sí se señala %s', (_, antes, cambios, mensaje) => {
    const previo: ParticipanteRevisado = antes;
    expect(fallosDeParticipante({ ...previo, ...cambios }, HOY, previo)).toEqual({ fecha_ingreso: mensaje });
  });

  it('un fallo nuevo se señala aunque haya otro de antes', () => {
    const despues = { ...sinIngreso, fecha_nacimiento: MANANA };
    expect(fallosDeParticipante(despues, HOY, sinIngreso)).toEqual({
      fecha_nacimiento: 'La fecha de nacimiento no puede ser futura',
    });
  });

  it('quitar el tipo de un documento que estaba completo se señala', () => {
    const antes = participante({ tipo_documento: 'CC', numero_documento: '1' });
    expect(fallosDeParticipante({ ...antes, tipo_documento: null }, HOY, antes)).toEqual({
      tipo_documento: 'Elija el tipo de documento',
    });
  });

  it('al otorgar la autorización, sus fechas se revisan', () => {
    const antes = participante(autorizacion('2099-01-01', null, false));
    expect(fallosDeParticipante({ ...antes, ...autorizacion('2099-01-01') }, HOY, antes)).toEqual({
      'autorizacion_datos.fecha': 'La fecha de la autorización no puede ser futura',
    });
  });
});

describe('qué campo se señala', () => {
  const casa = {
    fecha_ingreso: '2026-05-02',
    fecha_egreso: '2026-06-01',
    fecha_egreso_prevista: '2026-06-01',
  };
  const firmada = autorizacion('2026-05-02', '2026-06-01').autorizacion_datos;

  it.each<[string, ParticipanteRevisado, ParticipanteRevisado, Record<string, string>]>([
    [
      'el ingreso, si solo él cambió',
      casa,
      { ...casa, fecha_ingreso: '2026-07-01' },
      { fecha_ingreso: 'La fecha de ingreso no puede ser posterior al egreso previsto' },
    ],
    [
      'el egreso, si solo él cambió',
      { fecha_ingreso: '2026-05-02', fecha_egreso: '2026-06-01' },
      { fecha_ingreso: '2026-05-02', fecha_egreso: '2026-05-01' },
      { fecha_egreso: 'La fecha de egreso no puede ser anterior al ingreso' },
    ],
    [
      'el ingreso frente al egreso',
      { fecha_ingreso: '2026-05-02', fecha_egreso: '2026-06-01' },
      { fecha_ingreso: '2026-07-01', fecha_egreso: '2026-06-01' },
      { fecha_ingreso: 'La fecha de ingreso no puede ser posterior al egreso' },
    ],
    [
      'la autorización frente a su revocación',
      { autorizacion_datos: firmada },
      { autorizacion_datos: { ...firmada, fecha: '2026-07-01' } },
      { 'autorizacion_datos.fecha': 'La autorización no puede ser posterior a su revocación' },
    ],
    [
      'la revocación, si solo ella cambió',
      { autorizacion_datos: firmada },
      { autorizacion_datos: { ...firmada, revocada_en: '2026-04-01' } },
      { 'autorizacion_datos.revocada_en': 'La revocación no puede ser anterior a la autorización' },
    ],
    [
      'el tipo que se quitó de un documento',
      { tipo_documento: 'CC', numero_documento: '302040' },
      { tipo_documento: null, numero_documento: '302040' },
      { tipo_documento: 'Elija el tipo de documento' },
    ],
  ])('%s', (_que, antes, despues, esperados) => {
    expect(fallosDeParticipante(despues, HOY, antes)).toEqual(esperados);
  });

  it.each<[string, ParticipanteRevisado, ParticipanteRevisado]>([
    ['otro número sin tipo', { numero_documento: '302040' }, { numero_documento: '302041' }],
    ['otro tipo sin número', { tipo_documento: 'CC' }, { tipo_documento: 'TI' }],
    [
      'sin documento, con otro número',
      { tipo_documento: 'SIN_DOCUMENTO', numero_documento: '1' },
      { tipo_documento: 'SIN_DOCUMENTO', numero_documento: '2' },
    ],
    [
      'letras en otra cédula',
      { tipo_documento: 'CC', numero_documento: 'A1' },
      { tipo_documento: 'TI', numero_documento: 'A1' },
    ],
    [
      'letras en otro número de la misma cédula',
      { tipo_documento: 'CC', numero_documento: 'A1' },
      { tipo_documento: 'CC', numero_documento: 'A2' },
    ],
    ['otro dato reservado sin autorización', { alergias: 'Penicilina' }, { alergias: 'Maní' }],
    [
      'un dato reservado, revocada en otra fecha',
      { alergias: 'Penicilina', ...autorizacion('2026-01-01', '2026-02-01') },
      { alergias: 'Penicilina', ...autorizacion('2026-01-01', '2026-03-01') },
    ],
    [
      'un dato reservado de una autorización revocada que deja de estar otorgada',
      { alergias: 'Penicilina', ...autorizacion('2026-01-01', '2026-02-01') },
      { alergias: 'Penicilina', ...autorizacion('2026-01-01', '2026-02-01', false) },
    ],
    [
      'un dato reservado, y ahora revocada',
      { alergias: 'Penicilina', ...autorizacion(null, null, false) },
      { alergias: 'Penicilina', ...autorizacion('2026-01-01', '2026-02-01') },
    ],
  ])('lo que ya estaba mal se dice si el cambio lo toca: %s', (_que, antes, despues) => {
    expect(fallosDeParticipante(antes, HOY)).not.toEqual({});
    expect(fallosDeParticipante(despues, HOY, antes)).not.toEqual({});
    expect(fallosDeParticipante({ ...antes, eps: 'Sura' }, HOY, antes)).toEqual({});
  });
});
