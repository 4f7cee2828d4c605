import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import {
  diceAlgo,
  numeroDePoliticaEn,
  paraLaPagina,
  partesDeLaPagina,
  rutaDePolitica,
} from '@/domain/sitio/para-la-pagina';
import { sedesDelSitio } from '@/domain/sitio/sedes-del-sitio';
import {
  esquemaPoliticaPublicada,
  esquemaSitioPublico,
  esquemaVersionDelSitio,
  SITIO_INICIAL,
  type SitioPublico,
} from '@/domain/sitio/sitio-guardado';
import { anchosDeFoto, fuentesDeFoto, rutaDeFoto } from '@/domain/sitio/tamanos-de-foto';
import { fechaEnPalabras, renglonesDe } from '@/domain/sitio/texto-en-pagina';
import {
  esquemaVistaPrevia,
  finDeVistaPrevia,
  rutaDeVistaPrevia,
  validarPedirVistaPrevia,
} from '@/domain/sitio/vista-previa';

const politica = (numero: number) => ({
  numero,
  desde: '2026-11-01',
  secciones: [{ titulo: `Sección de la ${numero}`, texto: 'Texto' }],
});
const PUBLICO: SitioPublico = {
  contenido: {
    portada: unaParte('portada'),
    contacto: unaParte('contacto'),
    sedes: unaParte('sedes'),
    vidas: null,
  },
  politicas: [politica(1), politica(2)],
};

describe('what each page reads', () => {
  it.each([
    ['/', ['portada']],
    ['/about', ['sedes']],
    ['/contact', ['sedes', 'contacto']],
    ['/donate', []],
    ['/politica-de-datos', []],
    ['/no-existe', []],
  ])('%s carries its written parts and no others', (ruta, partes) => {
    const { contenido } = paraLaPagina(ruta, PUBLICO);
    expect(Object.keys(contenido).toSorted()).toEqual(partes.toSorted());
    for (const parte of partes) expect(contenido).toMatchObject({ [parte]: expect.any(Object) });
  });

  it('the houses are of two pages, and each other part of one', () => {
    expect(partesDeLaPagina('nosotros')).toContain('sedes');
    expect(partesDeLaPagina('contacto')).toEqual(['sedes', 'crisis', 'contacto']);
    expect(partesDeLaPagina('donaciones')).toEqual(['donaciones']);
  });

  it('the policy in force is said whole, and the others only by their number', () => {
    expect(paraLaPagina('/politica-de-datos', PUBLICO).politicas).toEqual([
      { ...politica(1), secciones: [] },
      politica(2),
    ]);
    expect(paraLaPagina('/', PUBLICO).politicas).toEqual([]);
  });

  it('an earlier policy has its own page, with nothing else', () => {
    expect(rutaDePolitica(1)).toBe('/politica-de-datos/1');
    expect(paraLaPagina(rutaDePolitica(1), PUBLICO)).toEqual({ contenido: {}, politicas: [politica(1)] });
    expect(paraLaPagina(rutaDePolitica(3), PUBLICO)).toEqual({ contenido: {}, politicas: [] });
  });

  it.each([
    ['/politica-de-datos/1', 1],
    ['/politica-de-datos/10', 10],
    ['/politica-de-datos/99999', 99_999],
    ['/politica-de-datos/100000', null],
    ['/politica-de-datos/0', null],
    ['/politica-de-datos/01', null],
    ['/politica-de-datos/1a', null],
    ['/politica-de-datos/1/2', null],
    ['/politica-de-datos/', null],
    ['/politica-de-datos', null],
    ['/otra/politica-de-datos/1', null],
    ['/politica-de-datos/1\n', null],
  ])('%s is of the policy %s', (ruta, numero) => {
    expect(numeroDePoliticaEn(ruta)).toBe(numero);
  });

  it('says something while any part or any policy does', () => {
    expect(diceAlgo({ contenido: {}, politicas: [] })).toBe(false);
    expect(diceAlgo({ contenido: { vidas: null }, politicas: [] })).toBe(false);
    expect(diceAlgo({ contenido: {}, politicas: [politica(1)] })).toBe(true);
    expect(diceAlgo({ contenido: { vidas: null, portada: unaParte('portada') }, politicas: [] })).toBe(true);
  });
});

describe('the houses that are published', () => {
  const bello = { nombre: 'Bello', direccion: 'Calle 1', municipio: 'Bello', telefono: '300' };
  const turbo = { nombre: 'Turbo', direccion: 'Calle 2', municipio: 'Turbo', telefono: null };
  const escritas = (...nombres: string[]) => ({
    contenido: {
      sedes: unaParte('sedes', {
        sedes: nombres.map((nombre) => ({
          ...unaParte('sedes').sedes[0],
          nombre,
          direccion: 'Carrera 9',
          telefono: '301',
        })),
      } as never),
    },
  });
  it('are those of their section while nobody wrote any', () => {
    expect(sedesDelSitio([bello, turbo], null)).toEqual([bello, turbo]);
    expect(sedesDelSitio([bello, turbo], { contenido: {} })).toEqual([bello, turbo]);
    expect(sedesDelSitio([bello], { contenido: { sedes: null } })).toEqual([bello]);
  });
  it('are those that somebody wrote and no others, each in the town of its namesake', () => {
    expect(sedesDelSitio([turbo, bello], escritas('Bello', 'Otra'))).toEqual([
      { nombre: 'Bello', direccion: 'Carrera 9', municipio: 'Bello', telefono: '301' },
      { nombre: 'Otra', direccion: 'Carrera 9', municipio: null, telefono: '301' },
    ]);
  });
});

describe('the sizes of a photograph', () => {
  it.each([
    [100, [100]],
    [240, [240]],
    [241, [240, 241]],
    [720, [240, 720]],
    [1440, [240, 720, 1440]],
    [4000, [240, 720, 1440]],
  ])('of %s pixels', (original, anchos) => {
    expect(anchosDeFoto(original)).toEqual(anchos);
  });
  it('are offered by their width, in the format that is asked', () => {
    expect(rutaDeFoto('abc', 240)).toBe('/fotos/abc-240.webp');
    expect(fuentesDeFoto({ nombre: 'abc', ancho: 300 })).toBe(
      '/fotos/abc-240.webp 240w, /fotos/abc-300.webp 300w',
    );
    expect(fuentesDeFoto({ nombre: 'abc', ancho: 200 }, 'avif')).toBe('/fotos/abc-200.avif 200w');
  });
});

describe('the text of a page', () => {
  it('is a line for each that says something', () => {
    expect(renglonesDe(' Uno \n\n   \r\nDos')).toEqual(['Uno', 'Dos']);
    expect(renglonesDe(' \n')).toEqual([]);
  });
  it('says a day in words, and what is not one as it can', () => {
    expect(fechaEnPalabras('2026-11-21')).toBe('21 de noviembre de 2026');
    expect(fechaEnPalabras('2026-01-05')).toBe('5 de enero de 2026');
    expect(fechaEnPalabras('2026-12-31')).toBe('31 de diciembre de 2026');
    expect(fechaEnPalabras('2026-13-01')).toBe('2026-13-01');
    expect(fechaEnPalabras('2026')).toBe('2026');
  });
});

describe('a preview', () => {
  it('is asked of one of the pages', () => {
    expect(validarPedirVistaPrevia({ pagina: 'contacto' })).toBe('contacto');
    expect(() => validarPedirVistaPrevia({ pagina: 'otra' })).toThrow();
    expect(() => validarPedirVistaPrevia({ pagina: 'inicio', ruta: '/' })).toThrow();
  });
  it('waits a minute to be opened', () => {
    expect(finDeVistaPrevia(new Date('2026-11-21T10:00:00Z'))).toEqual(new Date('2026-11-21T10:01:00Z'));
  });
  it('has an address of this site and of nowhere else', () => {
    const esDireccion = (direccion: string) => esquemaVistaPrevia.safeParse({ direccion }).success;
    expect(rutaDeVistaPrevia('aB-_9')).toBe('/vista-previa/aB-_9');
    expect(esDireccion(rutaDeVistaPrevia('aB-_9'))).toBe(true);
    for (const otra of [
      '/vista-previa/',
      '/vista-previa/a/b',
      '/vista-previa/a?b',
      'https://malo.example/vista-previa/a',
      '//vista-previa/a',
    ])
      expect(esDireccion(otra), otra).toBe(false);
  });
});

describe('what is kept of the site', () => {
  it('begins with nothing published and nothing to publish', () => {
    expect(SITIO_INICIAL).toEqual({
      ...{ numero: 0, publicado_en: null, publicado_por: null, publicado: {} },
      ...{ borrador: {}, actualizado_en: null, actualizado_por: null, version: 1 },
    });
  });
  it('reads a version, though some of it cannot be', () => {
    const version = {
      numero: 2,
      publicado_en: '2026-11-21',
      publicado_por: 'Ana',
      cambios: ['Portada'],
      vuelve_a: 1,
    };
    expect(esquemaVersionDelSitio.parse(version)).toEqual(version);
    expect(
      esquemaVersionDelSitio.parse({ ...version, publicado_por: 5, cambios: ['Equipo', 7], vuelve_a: -1 }),
    ).toEqual({ ...version, publicado_por: null, cambios: ['Equipo'], vuelve_a: null });
    expect(esquemaVersionDelSitio.safeParse({ ...version, numero: -1 }).success).toBe(false);
    expect(esquemaVersionDelSitio.safeParse({ ...version, numero: 1.5 }).success).toBe(false);
    expect(esquemaVersionDelSitio.safeParse({ ...version, publicado_en: undefined }).success).toBe(false);
  });
  it('reads a policy with the sections that say something', () => {
    const secciones = (titulo: string, texto: string) =>
      esquemaPoliticaPublicada.parse({ ...politica(1), secciones: [{ titulo, texto }] }).secciones;
    expect(esquemaPoliticaPublicada.parse(politica(1))).toEqual(politica(1));
    expect(secciones('T', 'x')).toHaveLength(1);
    expect(secciones('t'.repeat(200), 'x'.repeat(10_000))).toHaveLength(1);
    expect(secciones('t'.repeat(201), 'x')).toEqual([]);
    expect(secciones('T', 'x'.repeat(10_001))).toEqual([]);
    expect(secciones('', 'x')).toEqual([]);
    expect(secciones('T', '')).toEqual([]);
  });
  it('is nothing for a visitor when it cannot be read', () => {
    expect(esquemaSitioPublico.parse({})).toEqual({ contenido: {}, politicas: [] });
    expect(esquemaSitioPublico.parse({ contenido: 5, politicas: [politica(1), { numero: 2 }] })).toEqual({
      contenido: {},
      politicas: [politica(1)],
    });
  });
});
