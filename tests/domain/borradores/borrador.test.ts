import { describe, expect, it } from 'vitest';
import {
  esquemaClaveBorradores,
  estaVigente,
  leerBorrador,
  sinSecretos,
  VIGENCIA_BORRADOR_MS,
} from '@/domain/borradores/borrador';
import { conSuDia, loPropuesto } from '@/domain/borradores/fecha-propuesta';
import { RELOJ_ATRAS_TOLERADO_MS } from '@/domain/shared/constantes';

const AHORA = Date.UTC(2026, 10, 21, 15);

describe('vigencia de un borrador', () => {
  it.each([
    ['recién guardado', AHORA, true],
    ['un instante antes de la media hora', AHORA - VIGENCIA_BORRADOR_MS + 1, true],
    ['a la media hora', AHORA - VIGENCIA_BORRADOR_MS, false],
    ['con el reloj corregido cinco minutos hacia atrás', AHORA + RELOJ_ATRAS_TOLERADO_MS, true],
    ['con el reloj movido más que eso', AHORA + RELOJ_ATRAS_TOLERADO_MS + 1, false],
  ])('%s', (_caso, guardadoEn, vigente) => {
    expect(estaVigente(guardadoEn, AHORA)).toBe(vigente);
  });
});

describe('lo que un borrador nunca guarda', () => {
  it.each(['password', 'contrasena', 'actual', 'nueva', 'token'])('%s', (campo) => {
    expect(sinSecretos({ [campo]: 'algo', email: 'ana@ejemplo.example' })).toEqual({
      email: 'ana@ejemplo.example',
    });
  });
});

describe('la fecha que proponía el formulario', () => {
  const propuesto = { dia: '2026-11-21', campos: ['fecha'] };

  it('se guarda donde nadie la cambió', () => {
    expect(loPropuesto({ fecha: '2026-11-21', medio: 'EFECTIVO' }, '2026-11-21')).toEqual({ propuesto });
    expect(loPropuesto({ fecha: '2026-11-20', medio: 'EFECTIVO' }, '2026-11-21')).toEqual({});
  });

  it.each([
    [
      'vuelve donde ahora se propone la de hoy',
      { fecha: '2026-11-22' },
      '2026-11-22',
      { fecha: '2026-11-21' },
    ],
    ['el mismo día no hay nada que decir', { fecha: '2026-11-21' }, '2026-11-21', {}],
    ['lo que dice otra fecha es de un registro, y queda', { fecha: '2026-11-30' }, '2026-11-22', {}],
    ['otro campo que hoy dice hoy no la toma', { fecha: '', hasta: '2026-11-22' }, '2026-11-22', {}],
  ])('%s', (_caso, iniciales, hoy, suDia) => {
    expect(conSuDia({ propuesto }, iniciales, hoy)).toEqual(suDia);
  });

  it('un mes vuelve como mes, si ya es otro', () => {
    const deMes = { dia: '2026-11-30', campos: ['periodo'] };
    expect(loPropuesto({ periodo: '2026-11' }, '2026-11-30')).toEqual({ propuesto: deMes });
    expect(conSuDia({ propuesto: deMes }, { periodo: '2026-12' }, '2026-12-01')).toEqual({
      periodo: '2026-11',
    });
    const delMismo = { dia: '2026-11-21', campos: ['periodo'] };
    expect(conSuDia({ propuesto: delMismo }, { periodo: '2026-11' }, '2026-11-22')).toEqual({});
  });

  it('un borrador de antes no la trae', () => {
    expect(conSuDia({}, { fecha: '2026-11-22' }, '2026-11-22')).toEqual({});
  });
});

describe('un texto guardado', () => {
  it('que es un borrador se lee igual', () => {
    const borrador = { guardado_en: AHORA, version: null, valores: { nombre: 'Ana', cupos: 3 } };
    expect(leerBorrador(JSON.stringify(borrador))).toEqual(borrador);
    const conFecha = { ...borrador, propuesto: { dia: '2026-11-21', campos: ['fecha'] } };
    expect(leerBorrador(JSON.stringify(conFecha))).toEqual(conFecha);
  });

  it.each(['', '{', 'null', '[]', '{"guardado_en":"ayer"}', '{"guardado_en":1,"version":2,"valores":7}'])(
    '%j no es un borrador',
    (texto) => {
      expect(leerBorrador(texto)).toBeNull();
    },
  );
});

describe('la clave con que se guardan', () => {
  const clave = 'Abc-_09'.padEnd(43, 'z');

  it('son 32 bytes en base64url', () => {
    expect(esquemaClaveBorradores.parse({ clave })).toEqual({ clave });
  });

  it.each([
    '',
    clave.slice(1),
    `${clave}z`,
    `${clave.slice(1)}+`,
    `${clave.slice(1)}=`,
    `+${clave}`,
    `${clave}=`,
  ])('%j no lo es', (otra) => {
    expect(esquemaClaveBorradores.safeParse({ clave: otra }).success).toBe(false);
  });

  it('sin ella no hay respuesta', () => {
    expect(esquemaClaveBorradores.safeParse({}).success).toBe(false);
  });
});
