import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import { CLAVES_DE_PARTES, esParteDelSitio, hojaDe } from '@/domain/sitio/partes-del-sitio';
import {
  aplicarAlBorrador,
  conBorrador,
  lineasPorComprobar,
  numeroDePolitica,
  publicarBorrador,
  sitioEnHistoria,
  validarCambiosBorrador,
  volverAVersion,
} from '@/domain/sitio/reglas-sitio';
import { esquemaSitioPublico, SITIO_INICIAL, type Sitio } from '@/domain/sitio/sitio-guardado';

const PORTADA = unaParte('portada');
const OTRA = unaParte('portada', { frase: 'Otra frase' });
const EQUIPO = unaParte('equipo');
const sitio = (cambios: Partial<Sitio>): Sitio => ({ ...SITIO_INICIAL, ...cambios });
const campos = (entrada: unknown): Record<string, string> => {
  try {
    validarCambiosBorrador(entrada);
    return {};
  } catch (error) {
    return { ...(error as { campos: Record<string, string> }).campos };
  }
};

describe('what may be written of a part', () => {
  it.each(CLAVES_DE_PARTES)('takes a whole %s as it is', (parte) => {
    expect(validarCambiosBorrador({ [parte]: unaParte(parte), version: 3 })).toEqual({
      [parte]: unaParte(parte),
      version: 3,
    });
  });

  it('takes a part back to what the product ships', () => {
    expect(validarCambiosBorrador({ portada: null })).toEqual({ portada: null });
  });

  it('says beside each field what it lacks', () => {
    const [integrante] = EQUIPO.integrantes;
    expect(
      campos({ equipo: { ...EQUIPO, integrantes: [{ ...integrante, rol: '', correo: 'no' }] } }),
    ).toEqual({
      'equipo.integrantes.0.rol': 'Este campo es obligatorio',
      'equipo.integrantes.0.correo': 'Escriba un correo válido',
    });
    const foto = { nombre: 'x'.repeat(32), alt: 'Ana sonríe', ancho: 720, alto: 540 };
    for (const nombre of [foto.nombre, `${'a'.repeat(32)}b`, `b${'a'.repeat(32)}`])
      expect(
        campos({ equipo: { ...EQUIPO, integrantes: [{ ...integrante, foto: { ...foto, nombre } }] } }),
      ).toEqual({ 'equipo.integrantes.0.foto.nombre': 'Elija la foto otra vez' });
    expect(campos({ vidas: unaParte('vidas', { laminas: [] }) })).toEqual({
      'vidas.laminas': 'Láminas: escriba al menos 5',
    });
    const [seccion] = unaParte('politica').secciones;
    const muchas = Array.from({ length: 21 }, () => seccion);
    expect(campos({ politica: { secciones: muchas } })).toEqual({
      'politica.secciones': 'Secciones: como máximo 20',
    });
    expect(campos({ politica: { secciones: muchas.slice(1) } })).toEqual({});
    expect(campos({ inventada: {}, portada: { ...PORTADA, html: '<b>' } })).toEqual({
      inventada: 'Este campo no se puede enviar',
      'portada.html': 'Este campo no se puede enviar',
    });
  });

  it.each([
    '123',
    '106',
    '01 8000 112439',
    '(604) 444 4448',
    '300 123 4567',
    '+57 300 123 4567',
    '+1 305 555 0100',
  ])('takes %s as a phone that people dial', (telefono) => {
    expect(campos({ crisis: unaParte('crisis', { lineas: [{ nombre: 'Línea', telefono }] }) })).toEqual({});
  });

  it.each(['llame 123', '123 ext', 'tel:123', '12+3'])('does not take %s as a phone', (telefono) => {
    expect(campos({ crisis: unaParte('crisis', { lineas: [{ nombre: 'Línea', telefono }] }) })).toEqual({
      'crisis.lineas.0.telefono': 'Escriba el teléfono con números, espacios o guiones',
    });
  });

  it('says as a whole that there are fields to look at, when it is only a phone', () => {
    const crisis = unaParte('crisis', { lineas: [{ nombre: 'Línea', telefono: '444 4448' }] });
    expect(() => validarCambiosBorrador({ crisis })).toThrow('Revise los campos señalados');
  });

  it.each(['300 123 456', '300 123 45678', '444 4448', '604 444 444'])(
    'asks to look again at %s, which nobody can dial',
    (telefono) => {
      expect(campos({ crisis: unaParte('crisis', { lineas: [{ nombre: 'Línea', telefono }] }) })).toEqual({
        'crisis.lineas.0.telefono': expect.stringContaining('10 dígitos'),
      });
    },
  );

  it('reads as it was a phone that was published before it was asked for whole', () => {
    const crisis = unaParte('crisis', { lineas: [{ nombre: 'Línea', telefono: '444 4448' }] });
    expect(esquemaSitioPublico.parse({ contenido: { crisis }, politicas: [] }).contenido.crisis).toEqual(
      crisis,
    );
  });

  it('keeps one line in a line, and cleans the list of a field', () => {
    const escrita = validarCambiosBorrador({
      portada: { ...PORTADA, frase: 'Dos\nlíneas' },
      donaciones: unaParte('donaciones', { destinos: ' Techo \n\n  Comida' }),
    });
    expect(escrita.portada?.frase).toBe('Dos líneas');
    expect(escrita.donaciones?.destinos).toBe('Techo\nComida');
    expect(
      validarCambiosBorrador({ portada: { ...PORTADA, frase: 'Dos \r\n\n líneas' } }).portada?.frase,
    ).toBe('Dos líneas');
  });

  it('holds the list of a field to its items, and each of them to its length', () => {
    const { cuantos, maximo } = hojaDe('donaciones').campos.destinos as { cuantos: number; maximo: number };
    const destinos = (lista: string[]) =>
      campos({ donaciones: unaParte('donaciones', { destinos: lista.join('\n') }) });
    const largo = 'a'.repeat(maximo);
    const tantos = Array.from({ length: cuantos }, () => largo);
    expect(destinos(tantos)).toEqual({});
    expect(destinos([...tantos.map(() => 'Uno'), 'Otro'])).toEqual({
      'donaciones.destinos': `Escriba como máximo ${cuantos} renglones`,
    });
    expect(destinos(['Uno', `${largo}a`])).toEqual({
      'donaciones.destinos': `Cada renglón puede tener como máximo ${maximo} caracteres`,
    });
  });

  it('says beside the field what it could not read of what was pasted', () => {
    const testimonio = { titulo: 'Volví', nombre: 'Ana', video: 'https://malo.example/video' };
    expect(campos({ historias: { texto: 'Sus palabras.', testimonios: [testimonio] } })).toEqual({
      'historias.testimonios.0.video':
        'Pegue la dirección del video en YouTube, por ejemplo https://youtu.be/…',
    });
  });

  it('reads what people paste', () => {
    const { historias } = validarCambiosBorrador({
      historias: {
        texto: 'Sus palabras.',
        testimonios: [{ titulo: 'Volví', nombre: 'Ana', video: 'https://youtu.be/dQw4w9WgXcQ' }],
      },
    });
    expect(historias?.testimonios[0]?.video).toBe('dQw4w9WgXcQ');
    const { crisis } = validarCambiosBorrador({ crisis: unaParte('crisis', { verificadas: '3/4/26' }) });
    expect(crisis?.verificadas).toBe('2026-04-03');
  });
});

describe('the draft', () => {
  it('holds only what differs from what is published', () => {
    const actual = { publicado: { portada: PORTADA }, borrador: { equipo: EQUIPO } };
    expect(aplicarAlBorrador(actual, { portada: OTRA })).toEqual({ portada: OTRA, equipo: EQUIPO });
    expect(aplicarAlBorrador(actual, { portada: { ...PORTADA } })).toStrictEqual({ equipo: EQUIPO });
    expect(aplicarAlBorrador(actual, { descartar: ['equipo'] })).toEqual({});
    expect(aplicarAlBorrador(actual, { portada: null })).toEqual({ portada: null, equipo: EQUIPO });
    expect(aplicarAlBorrador(actual, { vidas: null })).toEqual({ equipo: EQUIPO });
  });

  it('is read over what is published', () => {
    expect(conBorrador({ publicado: { portada: PORTADA }, borrador: { equipo: EQUIPO } })).toEqual({
      portada: PORTADA,
      equipo: EQUIPO,
    });
  });
});

describe('publishing', () => {
  it('says in words what changed of each part', () => {
    const actual = sitio({
      publicado: { portada: PORTADA, equipo: EQUIPO, vidas: unaParte('vidas') },
      borrador: {
        portada: { ...OTRA, frase2: 'Otra segunda' },
        equipo: { ...EQUIPO, integrantes: [] },
        vidas: null,
        valores: unaParte('valores'),
      },
    });
    expect(publicarBorrador(actual)).toEqual({
      contenido: { ...actual.publicado, ...actual.borrador },
      borrador: {},
      vuelve_a: null,
      cambios: [
        'Portada: primera frase, segunda frase',
        'Vidas que Inspiran: como lo trae el producto',
        'Equipo: integrantes (1 → 0)',
        'Lo que nos guía: escrita por primera vez',
      ],
    });
  });

  it('has nothing to say when nothing waits', () => {
    expect(() => publicarBorrador(sitio({ publicado: { portada: PORTADA } }))).toThrow('No hay cambios');
  });

  it('brings a version back, without the drafts that already say it', () => {
    const actual = sitio({ publicado: { portada: OTRA }, borrador: { portada: PORTADA, equipo: EQUIPO } });
    expect(volverAVersion(actual, 2, { portada: PORTADA })).toMatchObject({
      contenido: { portada: PORTADA },
      borrador: { equipo: EQUIPO },
      vuelve_a: 2,
    });
    expect(() => volverAVersion(actual, 2, { portada: OTRA })).toThrow('ya es igual a la versión 2');
  });

  it('gives a number to each policy of its own', () => {
    const politica = unaParte('politica');
    const otra = unaParte('politica', { secciones: [{ titulo: 'Otra', texto: 'Otro texto' }] });
    expect(numeroDePolitica({ contenido: {}, politica: null }, {}, 0)).toBeNull();
    expect(numeroDePolitica({ contenido: {}, politica: null }, { politica }, 0)).toBe(1);
    expect(numeroDePolitica({ contenido: { politica }, politica: 1 }, { politica }, 1)).toBe(1);
    expect(numeroDePolitica({ contenido: { politica }, politica: 1 }, { politica: otra }, 1)).toBe(2);
    expect(numeroDePolitica({ contenido: {}, politica: null }, { politica }, 2)).toBe(3);
    expect(numeroDePolitica({ contenido: { politica }, politica: null }, { politica }, 2)).toBe(3);
  });
});

it('tells the history which version it is, and what is being changed', () => {
  expect(sitioEnHistoria(sitio({ numero: 3, borrador: { equipo: EQUIPO, portada: OTRA } }))).toEqual({
    numero: 3,
    borrador: ['Equipo', 'Portada'],
  });
});

it('knows its parts by their name', () => {
  expect(CLAVES_DE_PARTES.every(esParteDelSitio)).toBe(true);
  for (const nombre of ['inventada', 'constructor', '']) expect(esParteDelSitio(nombre)).toBe(false);
});

it('asks for the crisis lines to be checked after ninety days', () => {
  expect(lineasPorComprobar('2026-08-26', '2026-11-24')).toBe(false);
  expect(lineasPorComprobar('2026-08-25', '2026-11-24')).toBe(true);
  for (const nunca of [null, undefined]) expect(lineasPorComprobar(nunca, '2026-11-24')).toBe(true);
});
