import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatearDocumento, leerDocumento } from '@/domain/shared/lectura/leer-documento';
import { documentoImposible, TIPOS_DOCUMENTO } from '@/domain/shared/tipo-documento';

describe('leer un documento: una sola forma guardada', () => {
  it.each([
    ['1020304050', '1020304050'],
    ['1.020.304.050', '1020304050'],
    ['1,020,304,050', '1020304050'],
    ["1'020.304.050", '1020304050'],
    ['1 020 304 050', '1020304050'],
    ['1.020.304.050 ', '1020304050'],
    ['\u00a01.020.304.050', '1020304050'],
    ['1020-304-050', '1020304050'],
    ['CC 1.020.304.050', '1020304050'],
    ['C.C. 1.020.304.050', '1020304050'],
    ['c.c. 1020304050', '1020304050'],
    ['CC: 1020304050', '1020304050'],
    ['Cédula 1.020.304.050', '1020304050'],
    ['cedula 1020304050', '1020304050'],
    ['T.I. 1000123456', '1000123456'],
    ['PPT 1234567', '1234567'],
    ['No. 43.000.111', '43000111'],
    ['N° 43000111', '43000111'],
    ['43.000.111', '43000111'],
    ['AB123456', 'AB123456'],
    ['ab 123456', 'AB123456'],
    ['AB-123.456', 'AB123456'],
    ['CC1020304050', 'CC1020304050'],
    ['V-12345678', 'V12345678'],
    ['0012345', '0012345'],
    ['7', '7'],
  ])('%j es %s', (texto, valor) => expect(leerDocumento(texto)).toEqual({ valor }));

  it.each(['1.020.304.00', '1.020.3040', '10.20.304', '1020304050.0', '1.020.304,00', '1..020', '.1', '1.'])(
    '%j tiene los puntos mal: sería el documento de otra persona',
    (texto) =>
      expect(leerDocumento(texto)).toEqual({ rechazo: 'Revise los puntos: por ejemplo 1.020.304.050' }),
  );

  it.each([
    '1.02E+09',
    'N/A',
    'no tiene',
    'SIN',
    '43000111 y 43000112',
    '#',
    '43000111?',
    'x'.repeat(31),
    '1'.repeat(31),
  ])('%j no es un documento', (texto) =>
    expect(leerDocumento(texto)).toEqual({
      rechazo: 'Escriba el número del documento, por ejemplo 1.020.304.050',
    }),
  );

  it('lo que el producto muestra se lee como lo guardado, y leer dos veces es leer una', () => {
    const cifras = fc.stringMatching(/^[1-9]\d{4,11}$/);
    const letras = fc.stringMatching(/^[A-Z]{1,3}\d{4,9}$/);
    fc.assert(
      fc.property(fc.oneof(cifras, letras), (valor) => {
        expect(leerDocumento(formatearDocumento(valor))).toEqual({ valor });
        expect(leerDocumento(`PPT ${formatearDocumento(valor)}`)).toEqual(
          /^\d/.test(valor) ? { valor } : { valor: `PPT${valor}` },
        );
        expect(leerDocumento(valor)).toEqual({ valor });
      }),
    );
  });

  it('ninguna escritura cambia las cifras de una cédula', () => {
    const teclado = fc.string({ unit: fc.constantFrom(...'0123456789., -'), maxLength: 18 });
    fc.assert(
      fc.property(teclado, (texto) => {
        const lectura = leerDocumento(texto);
        if ('valor' in lectura) expect(lectura.valor).toBe(texto.replace(/\D/g, ''));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('el número y su tipo', () => {
  it.each(['CC', 'TI', 'CE', 'PPT', 'RC'] as const)('%s es solo de cifras', (tipo) => {
    expect(documentoImposible(tipo, '1020304050')).toBeNull();
    expect(documentoImposible(tipo, 'AB123456')).toBe('Escriba solo las cifras del número');
  });

  it('un pasaporte lleva letras, también las de una cédula', () => {
    expect(documentoImposible('PA', 'CC1020304050')).toBeNull();
  });

  it.each([null, undefined])('sin tipo (%j), el tipo pegado al número no es parte de él', (tipo) => {
    expect(documentoImposible(tipo, 'CC1020304050')).toBe('Escriba solo las cifras del número');
    expect(documentoImposible(tipo, 'AB123456')).toBeNull();
    expect(documentoImposible(tipo, '1020304050')).toBeNull();
  });

  it('todos los tipos admiten cifras', () => {
    for (const tipo of TIPOS_DOCUMENTO) expect(documentoImposible(tipo, '123456')).toBeNull();
  });
});
