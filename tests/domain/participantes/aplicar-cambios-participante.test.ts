import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import { sinBloqueReservado } from '@/domain/participantes/participante';
import { aplicarCambiosParticipante } from '@/domain/participantes/reglas-participante';

const OTORGADA = { otorgada: true, version: '1', fecha: HOY, medio: 'ESCRITO' as const, revocada_en: null };
const RESERVADO = { alergias: 'Penicilina', medicamentos: 'A', sustancia_principal: 'B', antecedentes: 'C' };
const VACIO = { alergias: null, medicamentos: null, sustancia_principal: null, antecedentes: null };
const conReserva = participante({ ...RESERVADO, autorizacion_datos: OTORGADA });

describe('el registro como lo deja un cambio', () => {
  it('lo ausente se conserva, lo nulo se borra, y version y archivado no son del registro', () => {
    const antes = participante({ eps: 'Sura', municipio: 'Bello' });
    const despues = aplicarCambiosParticipante(antes, {
      eps: null,
      nombre: 'Otra',
      version: 9,
      archivado: true,
    });
    expect(despues).toEqual({ ...antes, eps: null, nombre: 'Otra' });
    expect(aplicarCambiosParticipante(antes, { eps: undefined })).toEqual(antes);
  });

  it.each([
    ['negarla', { autorizacion_datos: { otorgada: false } }],
    ['revocarla', { autorizacion_datos: { ...OTORGADA, revocada_en: HOY } }],
    ['borrarla', { autorizacion_datos: null }],
    ['revocarla enviando el bloque', { autorizacion_datos: { ...OTORGADA, revocada_en: HOY }, ...RESERVADO }],
  ])('perder la autorización borra el bloque reservado: %s', (_caso, cambios) => {
    expect(aplicarCambiosParticipante(conReserva, cambios)).toMatchObject(VACIO);
  });

  it.each([
    ['renovarla', { autorizacion_datos: { otorgada: true } }],
    ['cambiar otra cosa', { eps: 'Sura' }],
  ])('conservarla no borra nada: %s', (_caso, cambios) => {
    expect(aplicarCambiosParticipante(conReserva, cambios)).toMatchObject(RESERVADO);
  });

  it('volver de EGRESADO borra el egreso; seguir EGRESADO, no', () => {
    const egreso = { fecha_egreso: HOY, tipo_egreso: 'ABANDONO' as const, motivo_egreso: 'x' };
    const egresado = participante({ estado: 'EGRESADO', ...egreso });
    const sinEgreso = { fecha_egreso: null, tipo_egreso: null, motivo_egreso: null };
    expect(aplicarCambiosParticipante(egresado, { estado: 'ACTIVO', ...egreso })).toMatchObject(sinEgreso);
    expect(aplicarCambiosParticipante(egresado, { eps: 'Sura' })).toMatchObject(egreso);
  });

  it('quien no puede leer el bloque reservado recibe lo demás', () => {
    expect(sinBloqueReservado(conReserva)).toEqual({ ...conReserva, ...VACIO });
    expect(conReserva.alergias).toBe('Penicilina');
  });
});
