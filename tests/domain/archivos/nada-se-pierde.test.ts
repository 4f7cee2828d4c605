import { describe, expect, it } from 'vitest';
import { carpetasHasta, estaEn, estaReservada, mudarMarcas } from '@/domain/archivos/carpeta-reservada';
import {
  conExtension,
  exigirMismaExtension,
  nombreLibre,
  partirExtension,
} from '@/domain/archivos/nombre-archivo';
import {
  diasRestantes,
  esquemaEnPapelera,
  esquemaPapelera,
  ordenarPapelera,
  pasarDia,
} from '@/domain/archivos/papelera';
import { explicarExceso } from '@/domain/archivos/reglas-archivo';
import { validarClave, validarRuta } from '@/domain/archivos/ruta-archivo';
import { sucesoEnHistoria } from '@/domain/archivos/suceso-de-archivo';
import { vistaPreviaDe } from '@/domain/archivos/tipo-de-contenido';

describe('la extensión de un nombre', () => {
  it.each([
    ['acta.pdf', 'acta', '.pdf'],
    ['copia.tar.gz', 'copia.tar', '.gz'],
    ['sin extensión', 'sin extensión', ''],
    ['.oculto', '.oculto', ''],
    ['Acta v1. final', 'Acta v1. final', ''],
    ['punto.', 'punto.', ''],
  ])('%j', (nombre, base, extension) => {
    expect(partirExtension(nombre)).toEqual({ base, extension });
  });

  it.each([
    ['acta', '.pdf', 'acta.pdf'],
    ['acta.PDF', '.pdf', 'acta.pdf'],
    ['acta.docx', '.pdf', 'acta.docx.pdf'],
    ['acta', '', 'acta'],
    ['informe final.PDF', '.pdf', 'informe final.pdf'],
    ['acta .pdf', '.pdf', 'acta.pdf'],
    ['acta ', '.pdf', 'acta.pdf'],
    [' acta', '.pdf', ' acta.pdf'],
  ])('%j con %j', (escrito, extension, entero) => {
    expect(conExtension(escrito, extension)).toBe(entero);
  });

  it('otra se rechaza; donde no había, un punto es un punto', () => {
    expect(() => exigirMismaExtension('a.pdf', 'b.exe')).toThrow('el nombre debe terminar en «.pdf»');
    expect(() => exigirMismaExtension('a.pdf', 'b.PDF')).not.toThrow();
    expect(() => exigirMismaExtension('a', 'b.c')).not.toThrow();
  });
});

describe('el nombre que queda libre', () => {
  it.each([
    ['a.pdf', [], 'a.pdf'],
    ['a.pdf', ['a.pdf'], 'a (2).pdf'],
    ['a.pdf', ['a.pdf', 'a (2).pdf'], 'a (3).pdf'],
    ['a (2).pdf', ['a (2).pdf'], 'a (3).pdf'],
    ['carpeta', ['carpeta'], 'carpeta (2)'],
    ['acta (12).pdf', ['acta (12).pdf'], 'acta (13).pdf'],
    ['acta (2) final.pdf', ['acta (2) final.pdf'], 'acta (2) final (2).pdf'],
    ['acta (20261128).pdf', ['acta (20261128).pdf'], 'acta (20261128) (2).pdf'],
  ])('%j entre %j', (nombre, ocupados, libre) => {
    expect(nombreLibre(nombre, new Set(ocupados))).toBe(libre);
  });

  it('el más largo se acorta para que quepa el número', () => {
    const largo = `${'ñ'.repeat(125)}.pdf`;
    expect(nombreLibre(largo, new Set([largo]))).toBe(`${'ñ'.repeat(123)} (2).pdf`);
    const justo = `${'x'.repeat(247)}.pdf`;
    expect(nombreLibre(justo, new Set([justo]))).toBe(`${'x'.repeat(247)} (2).pdf`);
    const conEspacio = `${'x'.repeat(246)} final.pdf`;
    expect(nombreLibre(conEspacio, new Set([conEspacio]))).toBe(`${'x'.repeat(246)} (2).pdf`);
  });
});

describe('los días de la papelera', () => {
  const nota = { cuando: '2026-11-01T15:00:00Z', dia: 4 };
  const en = (fecha: string) => new Date(`${fecha}T15:00:00Z`);

  it('cuentan cuando lo dicen el reloj y el calendario', () => {
    const quedan = (dias: number, fecha: string) => diasRestantes(nota, { dias, ultimo: '' }, en(fecha));
    expect(quedan(4, '2026-11-01')).toBe(30);
    expect(quedan(14, '2026-11-11')).toBe(20);
    expect(quedan(34, '2026-12-01')).toBe(0);
    // A clock a year ahead, a service that was off, a clock gone back.
    expect(quedan(4, '2027-11-01')).toBe(30);
    expect(quedan(5, '2027-11-01')).toBe(29);
    expect(quedan(6, '2026-12-20')).toBe(28);
    expect(quedan(60, '2026-10-01')).toBe(30);
    // A calendar that was lost begins again.
    expect(quedan(3, '2026-12-20')).toBe(27);
  });

  it('cada fecha suma uno, una vez', () => {
    const uno = pasarDia({ dias: 0, ultimo: '' }, '2026-11-01');
    expect(uno).toEqual({ dias: 1, ultimo: '2026-11-01' });
    expect(pasarDia(uno, '2026-11-01')).toBe(uno);
    expect(pasarDia(uno, '2027-11-01').dias).toBe(2);
  });
});

describe('lo que hay en la papelera', () => {
  const cosa = (id: string, deletedAt: string) => ({
    ...{ id, name: 'a.pdf', path: 'x/a.pdf', isFolder: false, size: 3, reason: 'ELIMINADO' as const },
    ...{ deletedAt, deletedBy: 'ana@fundacion.example', daysLeft: 30 },
  });

  it('se lee como llega; lo ilegible se omite', () => {
    const buena = cosa('id-1', '2026-11-21T17:00:00.000Z');
    const { id: _, ...sinId } = buena;
    expect(esquemaPapelera.parse({ data: [buena, sinId, { ...buena, reason: 'OTRO' }] })).toEqual({
      data: [buena],
    });
    expect(esquemaEnPapelera.parse({ ...buena, size: null, deletedBy: 5 })).toEqual({
      ...buena,
      size: null,
      deletedBy: null,
    });
  });

  it('sale con lo más nuevo primero', () => {
    const cosas = [
      ['b', '2026-11-21T17:00:00.000Z'],
      ['c', '2026-11-22T09:00:00.000Z'],
      ['a', '2026-11-21T17:00:00.000Z'],
      ['d', '2026-11-20T23:00:00.000Z'],
    ] as const;
    const ids = (orden: readonly (readonly [string, string])[]) =>
      ordenarPapelera(orden.map(([id, cuando]) => cosa(id, cuando))).map(({ id }) => id);
    expect(ids(cosas)).toEqual(['c', 'b', 'a', 'd']);
    expect(ids(cosas.toReversed())).toEqual(['c', 'b', 'a', 'd']);
  });
});

describe('las carpetas reservadas', () => {
  it('alcanzan a lo que tienen dentro, y a nada más', () => {
    const marcas = ['formatos/Salud'];
    expect(['formatos/Salud', 'formatos/Salud/2026/a.pdf'].map((r) => estaReservada(r, marcas))).toEqual([
      true,
      true,
    ]);
    expect(['', 'formatos', 'formatos/Salud 2'].map((r) => estaReservada(r, marcas))).toEqual([
      false,
      false,
      false,
    ]);
    expect(carpetasHasta('a/b')).toEqual(['a/b', 'a']);
    expect(estaEn('a')('a/b')).toBe(true);
    expect(mudarMarcas(['a', 'a/b', 'ab'], 'a', 'c')).toEqual(['c', 'c/b']);
  });
});

it('ninguna ruta pedida llega a la papelera; quien guarda sí', () => {
  for (const ruta of ['.papelera', '.PAPELERA/x', '.papelera/x/contenido'])
    expect(() => validarRuta(ruta)).toThrow('nombre reservado');
  expect(validarRuta('formatos/.papelera')).toBe('formatos/.papelera');
  expect(validarClave('.papelera/x')).toBe('.papelera/x');
  expect(() => validarClave('.papelera/../x')).toThrow('solo puntos');
  expect(() => validarClave('.papelera//x')).toThrow('sobra una barra');
});

it('lo que no cabe se explica con tamaños que se distinguen', () => {
  expect(explicarExceso(10_485_761, 10_485_760)).toBe(
    'pesa 10.485.761 bytes; el máximo es 10.485.760 (10 MB)',
  );
  expect(explicarExceso(10_590_618, 10_485_760)).toBe('pesa 10,1 MB; el máximo es 10 MB');
});

it('se ven aquí imágenes y PDF, nunca lo que podría ejecutarse', () => {
  expect(
    ['a.PDF', 'a.jpg', 'a.png', 'a.gif', 'a.webp', 'a.svg', 'a.html', 'a.docx'].map(vistaPreviaDe),
  ).toEqual(['pdf', 'imagen', 'imagen', 'imagen', 'imagen', null, null, null]);
});

it.each([
  ['LEER', 'CONSULTAR', {}],
  ['REEMPLAZAR', 'CREAR', { reemplaza: true }],
  ['RESTAURAR', 'RESTAURAR', {}],
  ['RESERVAR', 'ACTUALIZAR', { reservada: true }],
  ['ELIMINAR_DEFINITIVAMENTE', 'ELIMINAR', { definitivo: true }],
  ['LIBERAR', 'ACTUALIZAR', { reservada: false }],
] as const)('%s se cuenta como %s', (hecho, accion, detalle) => {
  expect(sucesoEnHistoria({ clase: 'archivo', antes: null, despues: 'a', hecho })).toEqual({
    accion,
    antes: null,
    despues: { id: 0, archivo: 'a', ...detalle },
  });
});
