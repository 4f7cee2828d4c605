import { acudiente } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  acudienteComoPagador,
  destinatariosDeCobro,
  esPagador,
  pagadoresSinAutorizacion,
  seLeInformaDe,
} from '@/domain/acudientes/quien-paga';

const luz = { id: 9, nombre: 'Luz Marina', telefono: '3000000001', pagaAlguna: false };
const paga = (cambios: Parameters<typeof acudiente>[0] = {}) =>
  acudiente({
    id: 1,
    nombres: 'Rosa',
    es_responsable_pago: true,
    autorizado_informacion: true,
    telefono: '3001112233',
    ...cambios,
  });
const otro = acudiente({
  id: 2,
  nombres: 'Pedro',
  telefono: '3009998877',
  es_principal: true,
  es_emergencia: true,
});
const nombres = (acudientes: Parameters<typeof destinatariosDeCobro>[0]) =>
  destinatariosDeCobro(acudientes, luz).map(({ nombre }) => nombre);

describe('a quién se le cuenta una deuda', () => {
  it('a quien paga, y a nadie más de la familia', () => {
    expect(destinatariosDeCobro([otro, paga()], luz)).toEqual([
      { clave: 'acudiente-1', nombre: 'Rosa Ríos', telefono: '3001112233' },
    ]);
  });

  it('a todos los que pagan, si son varios', () => {
    expect(nombres([paga(), otro, paga({ id: 3, nombres: 'Óscar' })])).toEqual(['Rosa Ríos', 'Óscar Ríos']);
  });

  it('a la propia persona cuando ningún acudiente paga', () => {
    for (const acudientes of [
      [],
      [otro],
      [paga({ estado: 'INACTIVO' })],
      [paga({ archivado_en: '2026-01-01' })],
    ])
      expect(destinatariosDeCobro(acudientes, luz)).toEqual([
        { clave: 'participante-9', nombre: 'Luz Marina', telefono: '3000000001' },
      ]);
  });

  it('no pasa a otro porque quien paga no tenga teléfono', () => {
    expect(nombres([paga({ telefono: null }), otro])).toEqual([]);
    expect(destinatariosDeCobro([otro], { ...luz, telefono: '' })).toEqual([]);
  });

  it('no a quien paga sin autorización para ser informado, ni a otro en su lugar', () => {
    const rosa = paga({ autorizado_informacion: false });
    expect(nombres([rosa, otro])).toEqual([]);
    expect(pagadoresSinAutorizacion([rosa, otro, paga({ id: 3 })])).toEqual([rosa]);
  });

  it('también a la persona, cuando algo de lo suyo lo paga ella', () => {
    expect(
      destinatariosDeCobro([paga(), otro], { ...luz, pagaAlguna: true }).map(({ nombre }) => nombre),
    ).toEqual(['Rosa Ríos', 'Luz Marina']);
  });

  it('se le informa a una persona de quien la autorizó, y de sí misma', () => {
    const rosa = { acudientes: [paga({ id_participante: 7 })], propias: [{ id: 3 }] };
    expect([7, '7', 3, 8].map((id) => seLeInformaDe(rosa, id))).toEqual([true, true, true, false]);
    const deDos = {
      acudientes: [paga({ id_participante: 7 }), paga({ id_participante: 8, autorizado_informacion: false })],
      propias: [{ id: 3 }, { id: 4 }],
    };
    expect([7, 8, 3, 4].map((id) => seLeInformaDe(deDos, id))).toEqual([true, false, true, true]);
    expect(seLeInformaDe({ acudientes: [], propias: [] }, 7)).toBe(false);
  });

  it('como quien paga lleva lo que lo identifica', () => {
    expect(acudienteComoPagador(paga({ tipo_documento: 'CC', apellidos: '' }))).toEqual({
      id_acudiente: 1,
      participante_id: null,
      nombre: 'Rosa',
      telefono: '3001112233',
      tipo_documento: 'CC',
      numero_documento: '43000111',
    });
  });

  it.each([
    [{}, true],
    [{ es_responsable_pago: false }, false],
    [{ estado: 'INACTIVO' }, false],
    [{ archivado_en: '2026-01-01' }, false],
  ] as const)('quien responde por el pago: %j', (cambios, esperado) => {
    expect(esPagador(paga(cambios))).toBe(esperado);
  });
});
