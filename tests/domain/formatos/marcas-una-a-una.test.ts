import { describe, expect, it } from 'vitest';
import { variablesDe } from '@/domain/formatos/contenido-formato';
import { analizarMarcado } from '@/domain/formatos/marcado';
import { rellenarBloques } from '@/domain/formatos/rellenar-formato';

const texto = (contenido: string, negrita = false) => ({ tipo: 'texto', texto: contenido, negrita });
const parrafo = (contenido: string) => [{ tipo: 'parrafo', lineas: [[texto(contenido)]] }];

describe('las marcas, una a una', () => {
  it.each([
    '##sin espacio',
    'a # b',
    'a ## b',
    'a - b',
    '-',
    '1234. cuatro cifras no numeran',
    'a 1. b',
    '1.sin espacio',
    'a | b',
    '__ dos rayas',
    'a ___ b',
    '___sin espacio',
    '**',
    '****',
    '{{a{b}}',
  ])('%j es texto', (contenido) => {
    expect(analizarMarcado(contenido)).toEqual(parrafo(contenido));
  });

  it.each([
    ['#   Uno', { tipo: 'titulo', nivel: 1, linea: [texto('Uno')] }],
    ['##   Dos', { tipo: 'titulo', nivel: 2, linea: [texto('Dos')] }],
    ['-   a', { tipo: 'lista', numerada: false, elementos: [[texto('a')]] }],
    ['* a', { tipo: 'lista', numerada: false, elementos: [[texto('a')]] }],
    ['12)   a', { tipo: 'lista', numerada: true, elementos: [[texto('a')]] }],
    ['999. a', { tipo: 'lista', numerada: true, elementos: [[texto('a')]] }],
    ['____   Ana', { tipo: 'firmas', firmas: [[[texto('Ana')]]] }],
    ['  sangrado  ', { tipo: 'parrafo', lineas: [[texto('sangrado')]] }],
    ['**a** b **c d**', { tipo: 'parrafo', lineas: [[texto('a', true), texto(' b '), texto('c d', true)]] }],
    ['| a', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')]]] }],
    ['| a |', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')]]] }],
    ['| a | b', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')], [texto('b')]]] }],
    ['|a|\n| :-: |\n|b|', { tipo: 'tabla', conEncabezado: true, filas: [[[texto('a')]], [[texto('b')]]] }],
    ['|a|\n| : |', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')]], [[texto(':')]]] }],
    ['|a|\n|-x|', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')]], [[texto('-x')]]] }],
    ['|a|\n|b|\n|---|', { tipo: 'tabla', conEncabezado: false, filas: [[[texto('a')]], [[texto('b')]]] }],
  ])('%j', (contenido, bloque) => {
    expect(analizarMarcado(contenido)).toEqual([bloque]);
  });

  it('los renglones se separan venga de donde venga el texto', () => {
    expect(analizarMarcado('a\r\nb\nc')).toEqual([
      { tipo: 'parrafo', lineas: [[texto('a')], [texto('b')], [texto('c')]] },
    ]);
    expect(analizarMarcado('')).toEqual([]);
    expect(analizarMarcado('# a\n# b')).toHaveLength(2);
  });

  it('las variables de todas las clases de bloque, una vez cada una y en orden', () => {
    const contenido = [
      '# {{sede.nombre}}',
      '- {{participante.nombre}}',
      '| {{sede.municipio}} | {{inventada}} |',
      '{{participante.eps}} {{sede.nombre}}',
      '___ {{acudiente.nombre}} | {{pagador.nombre}}',
    ].join('\n');
    expect(variablesDe(analizarMarcado(contenido))).toEqual([
      'sede.nombre',
      'participante.nombre',
      'sede.municipio',
      'participante.eps',
      'acudiente.nombre',
      'pagador.nombre',
    ]);
  });

  it('la negrita de una variable queda en su dato', () => {
    const [bloque] = rellenarBloques(analizarMarcado('**{{sede.nombre}}** **{{vieja}}**'), {
      valores: { 'sede.nombre': 'Casa' },
      conReservados: false,
    });
    expect(bloque).toEqual({
      tipo: 'parrafo',
      lineas: [
        [
          { tipo: 'dato', nombre: 'sede.nombre', texto: 'Casa', negrita: true },
          texto(' '),
          texto('{{vieja}}', true),
        ],
      ],
    });
  });
});
