import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contenidoFormato } from '@/domain/formatos/contenido-formato';
import { analizarMarcado } from '@/domain/formatos/marcado';

const texto = (contenido: string, negrita = false) => ({ tipo: 'texto', texto: contenido, negrita });

describe('analizarMarcado', () => {
  it('lee títulos de dos niveles y párrafos con sus renglones', () => {
    expect(analizarMarcado('# Uno\n## Dos\nprimero\nsegundo\n\ntercero')).toEqual([
      { tipo: 'titulo', nivel: 1, linea: [texto('Uno')] },
      { tipo: 'titulo', nivel: 2, linea: [texto('Dos')] },
      { tipo: 'parrafo', lineas: [[texto('primero')], [texto('segundo')]] },
      { tipo: 'parrafo', lineas: [[texto('tercero')]] },
    ]);
  });

  it('lee listas con viñetas y numeradas, cada una aparte', () => {
    expect(analizarMarcado('- a\n- b\n1. uno\n2) dos')).toEqual([
      { tipo: 'lista', numerada: false, elementos: [[texto('a')], [texto('b')]] },
      { tipo: 'lista', numerada: true, elementos: [[texto('uno')], [texto('dos')]] },
    ]);
  });

  it('lee tablas, con encabezado solo si hay división, y completa las filas cortas', () => {
    expect(analizarMarcado('| A | B |\n|---|---|\n| 1 |\n| | |')).toEqual([
      {
        tipo: 'tabla',
        conEncabezado: true,
        filas: [
          [[texto('A')], [texto('B')]],
          [[texto('1')], []],
          [[], []],
        ],
      },
    ]);
    expect(analizarMarcado('| A | B |\n| C | D |')).toMatchObject([{ tipo: 'tabla', conEncabezado: false }]);
  });

  it('lee firmas una al lado de la otra, con sus renglones', () => {
    expect(analizarMarcado('___ Ana | Participante\n___ Rosa')).toEqual([
      { tipo: 'firmas', firmas: [[[texto('Ana')], [texto('Participante')]], [[texto('Rosa')]]] },
    ]);
  });

  it('reconoce las variables con o sin espacios, y la negrita', () => {
    expect(analizarMarcado('Yo, **{{ participante.nombre }}**, y {{x}}.')).toEqual([
      {
        tipo: 'parrafo',
        lineas: [
          [
            texto('Yo, '),
            { tipo: 'variable', nombre: 'participante.nombre', negrita: true },
            texto(', y '),
            { tipo: 'variable', nombre: 'x', negrita: false },
            texto('.'),
          ],
        ],
      },
    ]);
  });

  it.each([
    '2 ** 3 es 8',
    '<script>alert(1)</script>',
    'un precio de 3.500 pesos',
    '#sin espacio no es título',
    '-5 grados',
    '{{ sin cerrar',
    '{ una } llave',
    '____________________',
  ])('lo demás es texto: %s', (contenido) => {
    expect(analizarMarcado(contenido)).toEqual([{ tipo: 'parrafo', lineas: [[texto(contenido)]] }]);
  });

  it('nunca falla ni pierde una palabra, venga lo que venga', () => {
    const palabras = fc.array(
      fc.constantFrom('#', '##', '-', '1.', '|', '|---|', '___', '**', '{{', '}}', 'sol', '\n'),
    );
    fc.assert(
      fc.property(palabras, (piezas) => {
        const soles = (valor: unknown) => JSON.stringify(valor).split('sol').length;
        expect(soles(analizarMarcado(piezas.join(' ')))).toBe(soles(piezas.join(' ')));
      }),
      { numRuns: 1_000, seed: 11 },
    );
  });
});

describe('una tabla que no cabe', () => {
  it('de miles de columnas y de filas no se lleva la memoria, y se dice qué hacer con ella', () => {
    const contenido = `${'|'.repeat(15_000)}\n${'|\n'.repeat(7_000)}`;
    const [tabla] = analizarMarcado(contenido);
    expect(tabla).toMatchObject({ tipo: 'tabla' });
    expect(tabla?.tipo === 'tabla' && tabla.filas.flat().length).toBeLessThan(200_000);
    const { error } = contenidoFormato().safeParse(contenido);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Una tabla tiene más de 20 columnas, que no caben en la hoja: divídala',
    ]);
  });

  it('de veinte columnas cabe', () => {
    expect(contenidoFormato().safeParse(`|${'a|'.repeat(20)}\n|${'b|'.repeat(20)}`).success).toBe(true);
  });
});
