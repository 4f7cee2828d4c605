import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerBusqueda } from '@/domain/shared/busqueda/leer-busqueda';
import { textosDeAcudiente, textosDeParticipante } from '@/domain/shared/busqueda/textos-de-persona';
import { coincide } from '@/domain/shared/busqueda/voz';
import { documentoDe } from '@/domain/shared/documento';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { formatearTelefono, leerTelefono } from '@/domain/shared/telefono';

const encuentra = (buscar: string, ...textos: (string | null | undefined)[]) =>
  coincide(leerBusqueda(buscar), { textos });
const formas = (buscar: string) => leerBusqueda(buscar).terminos.map(({ formas: suyas }) => suyas);

const ANA = ['Ana Lucía Ríos Ñungo', '1020304050', '3001234567'];

describe('buscar como escribe la gente', () => {
  it.each([
    ['munoz', true],
    ['MUÑOZ ana', true],
    ['ana 3001', true],
    ['  ', true],
    ['', true],
    [', · ;', true],
    ['ana pedro', false],
  ])('%j en un nombre y un teléfono da %s', (buscar, esperado) => {
    expect(encuentra(buscar, 'Ana Muñoz', null, undefined, '3001234567')).toBe(esperado);
  });

  it.each([
    ...[
      'Ríos Ana',
      'Ana Ríos',
      'Ríos, Ana',
      'rios,ana',
      'nungo; ana',
      'Ríos Ñungo · Ana Lucía',
      'ana | ríos',
    ],
    ...['1.020.304.050', 'CC 1.020.304.050', 'CC1020304050', 'C.C. 1020304050', 'cc: 1 020 304 050'],
    ...[
      'Cédula 1.020.304.050',
      'Documento 1.020.304.050',
      'No. 1020304050',
      '1,020,304,050',
      "1'020.304.050",
    ],
    ...['1020304050', '1.020.304', '1.020.', '1.0', '1 020 304', '10203', '1.020.304.050,'],
    ...['300 123 4567', '+57 300 123 4567', '+573001234567', '573001234567', '0057 3001234567', '300-123'],
    ...['(300) 123 4567', '300.123.4567', '300 123 45 67', 'Cel: 300 123 4567', 'tel 3001234567', '+57 300'],
    ...['\u202a+57 300 123\u00a04567\u202c', 'wa: +57 300\u2011123\u20114567', '+57(300)1234567'],
    ...['Ana 300 123 4567', '1.020.304.050 300 123 4567', '300 123 4567 CC 1.020.304.050 Ríos'],
    'CC 1.020.304.050 · 300 123 4567',
    ...['Ríos..', 'Ana... Ríos', 'Ríos:', 'Cel.300 123 4567', 'tel:300 123 4567'],
  ])('%j la encuentra', (buscar) => {
    expect(encuentra(buscar, ...ANA)).toBe(true);
  });

  it.each(['1.020.304.051', '300 123 4568', '+34 300 123 4567', 'anarios', '4050300', 'CC 2020'])(
    '%j no es de ella',
    (buscar) => {
      expect(encuentra(buscar, ...ANA)).toBe(false);
    },
  );

  it.each([
    ['(604) 444 1234', '6044441234'],
    ['604 444 12 34', '6044441234'],
    ['444 1234', '6044441234'],
    ['+34 600 111 222', '+34600111222'],
    ['0034 600-111-222', '+34600111222'],
    ['PA AB-123.456', 'AB123456'],
    ['ab 123456', 'AB123456'],
    ['pe1234567', 'PE1234567'],
    ['ti 5', 'Casa 5'],
    ['555-1234', '555-1234'],
    ['300 123 4567 / 310 987 6543', '300 123 4567 / 310 987 6543'],
    ['Calle 10 # 20-30, Bello', 'Calle 10 # 20-30 Bello'],
    ['100%', '100% Luz'],
    ['ana77@ejemplo.example', 'ana77@ejemplo.example'],
  ])('%j está en %j', (buscar, texto) => {
    expect(encuentra(buscar, texto)).toBe(true);
  });

  it('una palabra no se forma con el final de un dato y el comienzo de otro', () => {
    expect(encuentra('anabelen', 'Ana', 'Belén')).toBe(false);
  });

  it('un número que se anuncia con su tipo es el mismo que sin él, y una palabra que no lo anuncia cuenta', () => {
    expect(formas('CC 1.020.304.050')).toEqual(formas('1.020.304.050'));
    expect(formas('CC Ana')).toEqual([['cc'], ['ana']]);
    expect(formas('+57')).toEqual([['57']]);
  });

  it('mira seis palabras y deja las demás; un número en grupos es una', () => {
    expect(encuentra('a n a l u c zzz', ...ANA)).toBe(true);
    expect(encuentra('a n a l u zzz', ...ANA)).toBe(false);
    expect(formas('uno dos tres cuatro 300 123 4567 cinco seis')).toHaveLength(6);
    expect(formas('9 '.repeat(100))).toHaveLength(6);
  });

  it('cualquier documento que se guarda se encuentra por lo que muestra y por lo que se tecleó', () => {
    const tecleado = fc.string({
      unit: fc.constantFrom(..."0123456789 .,-'ACPEÑ"),
      minLength: 1,
      maxLength: 14,
    });
    fc.assert(
      fc.property(tecleado, (texto) => {
        const lectura = leerDocumento(texto);
        fc.pre('valor' in lectura);
        const numero_documento = 'valor' in lectura ? lectura.valor : '';
        for (const tipo_documento of ['CC', 'PA', null] as const) {
          const visto = documentoDe({ tipo_documento, numero_documento }) ?? '';
          expect(encuentra(visto, 'Ana', numero_documento, '3001234567')).toBe(true);
        }
        expect(encuentra(formatearDocumento(numero_documento), numero_documento)).toBe(true);
      }),
    );
  });

  it('cualquier teléfono que se guarda se encuentra por lo que muestra y por lo que se tecleó', () => {
    const cifras = fc.stringMatching(/^(3\d{9}|60[1-8]\d{7})$/);
    const escritura = fc.constantFrom(
      (t: string) => t,
      (t: string) => `+57${t}`,
      (t: string) => `+57 ${formatearTelefono(t)}`,
      (t: string) => `(${t.slice(0, 3)}) ${t.slice(3, 6)}-${t.slice(6)}`,
      (t: string) => `${t.slice(0, 3)}-${t.slice(3, 6)}-${t.slice(6)}`,
      (t: string) => `${t.slice(0, 3)}.${t.slice(3, 6)}.${t.slice(6, 8)}.${t.slice(8)}`,
      formatearTelefono,
    );
    fc.assert(
      fc.property(cifras, escritura, (telefono, escribir) => {
        expect(leerTelefono(escribir(telefono))).toEqual({ valor: telefono });
        expect(encuentra(escribir(telefono), 'Ana Ríos', '1020304050', telefono)).toBe(true);
      }),
    );
  });
});

const ETIQUETAS = {
  estado: { ACTIVO: 'Activo', CON_PERMISO: 'Con permiso' },
  programa: { FAMILIAR: 'Familiar' },
};

describe('las palabras nuestras de una fila', () => {
  const con = (buscar: string, textos: string[], registro: object, opciones = {}) =>
    coincide(leerBusqueda(buscar, ETIQUETAS, opciones), { textos, registro });
  const luz = ['Luz Ríos'];

  it('se encuentran enteras, solas o con el nombre, y no por un pedazo', () => {
    const registro = { estado: 'CON_PERMISO', programa: 'FAMILIAR' };
    expect(con('Con permiso', luz, registro)).toBe(true);
    expect(con('luz familiar', luz, registro)).toBe(true);
    expect(con('Activo', luz, registro)).toBe(false);
    expect(con('permiso', luz, registro)).toBe(false);
    expect(con('permiso con', luz, registro)).toBe(false);
    expect(con('lia', luz, registro)).toBe(false);
    expect(con('inactivo', luz, { estado: 'ACTIVO' })).toBe(false);
    expect(con('luz activo', luz, registro)).toBe(false);
  });

  it('la misma palabra en dos campos se encuentra en cualquiera de los dos', () => {
    const etiquetas = { programa: { REINSERCION: 'Reinserción' }, fase: { REINSERCION: 'Reinserción' } };
    const busqueda = leerBusqueda('reinserción', etiquetas);
    const en = (registro?: object) => coincide(busqueda, { textos: luz, registro });
    expect(en({ programa: 'REINSERCION', fase: 'ACOGIDA' })).toBe(true);
    expect(en({ programa: 'INTERNADO', fase: 'REINSERCION' })).toBe(true);
    expect(en({ programa: 'INTERNADO', fase: 'ACOGIDA' })).toBe(false);
    expect(en()).toBe(false);
  });

  it('y quien se llama así se encuentra también, salvo donde nadie se llama así', () => {
    expect(con('Activo', ['Juan Activo'], { estado: 'CON_PERMISO' })).toBe(true);
    expect(con('juan activo', ['Juan Activo'], { estado: 'CON_PERMISO' })).toBe(true);
    expect(con('Activo', ['Juan Activo'], { estado: 'CON_PERMISO' }, { deNadie: true })).toBe(false);
  });
});

it('sin texto no hay nada que buscar', () => {
  for (const texto of [undefined, '', ' · ']) expect(leerBusqueda(texto).terminos).toEqual([]);
});

it('de una persona se mira lo que la base guarda, en su orden', () => {
  expect(textosDeParticipante({ nombre: 'Ana', numero_documento: null, telefono: '300' })).toEqual([
    'Ana',
    null,
    '300',
  ]);
  expect(
    textosDeAcudiente({
      nombres: 'Luz',
      apellidos: 'Ríos',
      numero_documento: '1',
      telefono: null,
      telefono_alterno: '604',
    }),
  ).toEqual(['Luz', 'Ríos', '1', null, '604']);
});
