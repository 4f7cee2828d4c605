import { describe, expect, it } from 'vitest';
import {
  booleano,
  correo,
  entero,
  esquemaId,
  leido,
  leidoCon,
  listaLeida,
  texto,
} from '@/domain/shared/esquemas';
import { fecha, periodo, telefono } from '@/domain/shared/esquemas-tecleados';
import { z } from '@/domain/shared/zod';

const mensaje = (esquema: z.ZodMiniType, valor: unknown) =>
  esquema.safeParse(valor).error?.issues[0]?.message;

describe('campos de entrada', () => {
  it('el texto se recorta y se mide ya recortado', () => {
    expect(texto(3, 5).parse('  abc  ')).toBe('abc');
    expect(mensaje(texto(3, 5), ' ab ')).toBe('Escriba al menos 3 caracteres');
    expect(mensaje(texto(3, 5), ' abcdef ')).toBe('Escriba como máximo 5 caracteres: lleva 6');
    expect(mensaje(texto(1, 1000), 'x'.repeat(1240))).toBe(
      'Escriba como máximo 1.000 caracteres: lleva 1.240',
    );
    expect(texto(3, 5).safeParse('abcde').success).toBe(true);
  });

  it('un texto pierde los espacios de los lados, y ninguno más', () => {
    expect(texto(1, 9).parse(' dos  más ')).toBe('dos  más');
  });

  it.each([
    ['texto', texto(1, 50), 'a\u0000b'],
    ['correo', correo(), 'a\u0000b@correo.co'],
  ])('%s no acepta el carácter que la base no guarda', (_nombre, esquema, valor) => {
    expect(mensaje(esquema, valor)).toBe('El texto contiene un carácter que no se puede guardar');
  });

  it.each([
    [1.5, 'Escriba un número entero'],
    [-1, 'El valor mínimo es 0'],
    [101, 'El valor máximo es 100'],
  ])('entero: %d', (valor, esperado) => {
    expect(mensaje(entero(0, 100), valor)).toBe(esperado);
  });

  it('los extremos de un entero valen', () => {
    expect(entero(0, 100).safeParse(0).success).toBe(true);
    expect(entero(0, 100).safeParse(100).success).toBe(true);
  });

  it('el teléfono se recorta, se normaliza y explica su forma', () => {
    expect(telefono().parse(' 300 123 4567 ')).toBe('3001234567');
    expect(mensaje(telefono(), '123')).toBe(
      'Escriba un celular (3XX XXX XXXX) o un fijo con indicativo (60X XXX XXXX); si es de otro país, con +',
    );
    expect(telefono().safeParse(`300 123 4567${' '.repeat(40)}`).success).toBe(true);
  });

  it('una pregunta se responde sí o no', () => {
    expect(booleano().parse(false)).toBe(false);
    expect(mensaje(booleano(), 'sí')).toBe('Responda sí o no');
  });

  it('fecha y periodo explican su forma', () => {
    expect(mensaje(fecha(), '2026-02-30')).toBe('Esa fecha no existe: revise el día y el mes');
    expect(mensaje(periodo(), '2026-13')).toBe('Escriba el mes y el año, por ejemplo 11/2026');
  });

  it.each(['ana@correo.co', ' a.b+c@sub.dominio.org ', 'ñandú@correo.co'])('%s es un correo', (valor) => {
    expect(correo().parse(valor)).toBe(valor.trim());
  });

  it.each([
    'ana',
    'ana@',
    '@correo.co',
    'ana@correo',
    'a na@correo.co',
    'ana@@correo.co',
    '<ana@correo.co>',
    'a@b.',
    'ana@correo.co.',
    'ana@correo.co ana',
  ])('%s no es un correo', (valor) => {
    expect(mensaje(correo(), valor)).toBe('Escriba un correo válido');
  });

  it('un correo no pasa de 254 caracteres', () => {
    expect(correo().safeParse(`${'a'.repeat(244)}@correo.co`).success).toBe(true);
    expect(mensaje(correo(), `${'a'.repeat(245)}@correo.co`)).toBe('Escriba como máximo 254 caracteres');
  });
});

describe('lo que se lee de un servicio', () => {
  it.each([undefined, null, 5, {}, []])('%j en un texto opcional se lee como nulo', (valor) => {
    expect(leido(texto(1, 5)).parse(valor)).toBeNull();
  });

  it('con otro valor por defecto', () => {
    expect(leidoCon(entero(0, 9), 0).parse(undefined)).toBe(0);
    expect(leidoCon(entero(0, 9), 0).parse(null)).toBe(0);
    expect(leidoCon(entero(0, 9), 0).parse('x')).toBe(0);
    expect(leidoCon(entero(0, 9), 0).parse(3)).toBe(3);
    expect(leido(esquemaId).parse('7')).toBe('7');
  });

  it('una lista conserva las filas legibles y se describe como lista', () => {
    const esquema = listaLeida(z.object({ a: leido(z.string()), b: z.number() }));
    expect(esquema.parse([{ b: 1 }, { a: 'x' }, 5, null, { a: 5, b: 2 }])).toEqual([
      { a: null, b: 1 },
      { a: null, b: 2 },
    ]);
    expect(z.toJSONSchema(esquema, { io: 'output', unrepresentable: 'any' })).toMatchObject({
      type: 'array',
    });
  });

  it.each([undefined, null, 'x', {}])('%j no es una lista: queda vacía', (valor) => {
    expect(listaLeida(z.string()).parse(valor)).toEqual([]);
    expect(z.object({ filas: listaLeida(z.string()) }).parse({ filas: valor })).toEqual({ filas: [] });
    expect(z.object({ filas: listaLeida(z.string()) }).parse({})).toEqual({ filas: [] });
  });
});
