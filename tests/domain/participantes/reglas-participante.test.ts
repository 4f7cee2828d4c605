import { atrapar } from '@tests/domain/atrapar';
import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import type { ParticipanteRevisado } from '@/domain/participantes/fallos-participante';
import { autorizacionVigente } from '@/domain/participantes/participante';
import { diaDelCambio, revisarParticipante } from '@/domain/participantes/reglas-participante';

const campos = (p: ParticipanteRevisado) => atrapar(() => revisarParticipante(p, HOY)).campos;
const vale = (p: ParticipanteRevisado) => expect(() => revisarParticipante(p, HOY)).not.toThrow();

const OTORGADA = { otorgada: true, version: '1', fecha: HOY, medio: 'ESCRITO' as const, revocada_en: null };
const SIN_AUTORIZACION = 'Primero registre la autorización de datos';

describe('reglas entre campos de un participante (producto §2)', () => {
  it.each([
    [{ fecha_nacimiento: '2026-11-22' }, { fecha_nacimiento: 'La fecha de nacimiento no puede ser futura' }],
    [
      { fecha_ingreso: '2026-11-02', fecha_egreso_prevista: '2026-11-01' },
      { fecha_egreso_prevista: 'La fecha prevista no puede ser anterior al ingreso' },
    ],
    [
      { fecha_ingreso: '2026-11-02', fecha_egreso: '2026-11-01' },
      { fecha_egreso: 'La fecha de egreso no puede ser anterior al ingreso' },
    ],
    [{ numero_documento: '1' }, { tipo_documento: 'Elija el tipo de documento' }],
    [{ tipo_documento: 'CC' as const }, { numero_documento: 'Escriba el número de documento' }],
    [
      { tipo_documento: 'SIN_DOCUMENTO' as const, numero_documento: '1' },
      { numero_documento: 'Deje vacío el número o elija otro tipo de documento' },
    ],
    [
      { estado: 'EGRESADO' as const },
      { fecha_egreso: 'Escriba la fecha de egreso', tipo_egreso: 'Elija el tipo de egreso' },
    ],
  ])('%j', (p, esperados) => {
    expect(campos(p)).toEqual(esperados);
  });

  it.each([
    {},
    { fecha_nacimiento: HOY },
    { fecha_ingreso: '2026-11-02', fecha_egreso_prevista: '2026-11-02', fecha_egreso: '2026-11-02' },
    { fecha_egreso_prevista: '2020-01-01' },
    { tipo_documento: 'CC' as const, numero_documento: '1' },
    { tipo_documento: 'SIN_DOCUMENTO' as const },
    { estado: 'EGRESADO' as const, fecha_egreso: HOY, tipo_egreso: 'ABANDONO' as const },
  ])('%j se acepta', (p) => {
    vale(p);
  });
});

it('lo que pasó es de hoy si no se dice otro día, y nunca de mañana', () => {
  expect([undefined, null, HOY, '2026-11-20'].map((dia) => diaDelCambio({ ocurrio_el: dia }, HOY))).toEqual([
    HOY,
    HOY,
    HOY,
    '2026-11-20',
  ]);
  expect(atrapar(() => diaDelCambio({ ocurrio_el: '2026-11-22' }, HOY))).toMatchObject({
    message: 'Revise los campos señalados',
    campos: { ocurrio_el: 'No puede ser una fecha futura' },
  });
});

describe('bloque reservado (Ley 1581 de 2012)', () => {
  it.each(['alergias', 'medicamentos', 'sustancia_principal', 'antecedentes'])(
    '%s necesita la autorización de datos',
    (campo) => {
      expect(campos({ [campo]: 'x' })).toEqual({ [campo]: SIN_AUTORIZACION });
      expect(campos({ [campo]: 'x', autorizacion_datos: { ...OTORGADA, otorgada: false } })).toEqual({
        [campo]: SIN_AUTORIZACION,
      });
      expect(campos({ [campo]: 'x', autorizacion_datos: { ...OTORGADA, revocada_en: HOY } })).toEqual({
        [campo]: SIN_AUTORIZACION,
      });
      vale({ [campo]: 'x', autorizacion_datos: OTORGADA });
    },
  );

  it('basta con decir que fue otorgada, sin los demás datos', () => {
    const minima = { otorgada: true } as typeof OTORGADA;
    expect(autorizacionVigente(participante({ autorizacion_datos: minima }))).toBe(true);
    vale({ alergias: 'x', autorizacion_datos: minima });
  });

  it('sin autorización registrada no está vigente', () => {
    expect(autorizacionVigente(participante())).toBe(false);
  });
});
