import { describe, expect, it } from 'vitest';
import {
  esquemaClaveBorradores,
  estaVigente,
  leerBorrador,
  sinSecretos,
  VIGENCIA_BORRADOR_MS,
} from '@/domain/borradores/borrador';
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

describe('un texto guardado', () => {
  it('que es un borrador se lee igual', () => {
    const borrador = { guardado_en: AHORA, version: null, valores: { nombre: 'Ana', cupos: 3 } };
    expect(leerBorrador(JSON.stringify(borrador))).toEqual(borrador);
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
