import { atrapar } from '@tests/domain/atrapar';
import { describe, expect, it } from 'vitest';
import {
  partirRuta,
  unirRuta,
  validarHijo,
  validarNombre,
  validarRuta,
  validarRutaDeAlgo,
} from '@/domain/archivos/ruta-archivo';

const mensaje = (accion: () => unknown) => {
  const error = atrapar(accion);
  expect(error.codigo).toBe('VALIDACION');
  return error.message;
};

const INVISIBLE = 'El nombre contiene un carácter que no se puede guardar';
const LARGO = 'El nombre es demasiado largo: acórtelo a 255 caracteres o menos (las tildes cuentan por dos)';

describe('el nombre de un archivo o una carpeta', () => {
  it.each([
    'acta.pdf',
    '.oculto',
    'a..b',
    '...a',
    'acta.',
    'año nuevo (2).pdf',
    'x'.repeat(255),
    '100 % real',
  ])('%s se guarda como viene', (nombre) => {
    expect(validarNombre(nombre)).toBe(nombre);
  });

  it('las tildes quedan en una sola forma', () => {
    expect(validarNombre('acta\u0301')).toBe('act\u00e1');
  });

  it.each([
    ['', 'Escriba un nombre'],
    ['   ', 'Escriba un nombre'],
    [' acta', 'El nombre no puede empezar ni terminar con un espacio'],
    ['acta ', 'El nombre no puede empezar ni terminar con un espacio'],
    ['a/b', 'El nombre no puede contener / ni \\'],
    ['a\\b', 'El nombre no puede contener / ni \\'],
    ['.', 'El nombre no puede ser solo puntos'],
    ['..', 'El nombre no puede ser solo puntos'],
    ['....', 'El nombre no puede ser solo puntos'],
    ['x'.repeat(256), LARGO],
    ['ñ'.repeat(128), LARGO],
    ['a\u0000b', INVISIBLE],
    ['a\u200fb', INVISIBLE],
    ['a\u202eb', INVISIBLE],
    ['a\u2066b', INVISIBLE],
    ['\ufeffa', INVISIBLE],
    ['a\ud800b', INVISIBLE],
  ])('%j se rechaza', (nombre, esperado) => {
    expect(mensaje(() => validarNombre(nombre))).toBe(esperado);
  });

  it('el largo se mide como lo guarda el disco', () => {
    expect(validarNombre('ñ'.repeat(127))).toHaveLength(127);
    expect(mensaje(() => validarNombre('€'.repeat(86)))).toBe(LARGO);
    expect(validarNombre('€'.repeat(85))).toHaveLength(85);
  });
});

describe('una ruta', () => {
  it.each(['', 'formatos', 'formatos/2026/acta.pdf', 'a/b/c/d/e/f/g/h/i/j/k/l'])('%j es válida', (ruta) => {
    expect(validarRuta(ruta)).toBe(ruta);
  });

  it.each([
    ['/formatos', 'La ruta no es válida: sobra una barra'],
    ['formatos/', 'La ruta no es válida: sobra una barra'],
    ['a//b', 'La ruta no es válida: sobra una barra'],
    ['/', 'La ruta no es válida: sobra una barra'],
    ['a/b/c/d/e/f/g/h/i/j/k/l/m', 'La ruta tiene demasiadas carpetas: el máximo es 12 niveles'],
    ['a/../b', 'El nombre no puede ser solo puntos'],
    ['a/ b', 'El nombre no puede empezar ni terminar con un espacio'],
    [Array(4).fill('x'.repeat(225)).join('/'), 'La ruta es demasiado larga: use nombres más cortos'],
  ])('%j se rechaza', (ruta, esperado) => {
    expect(mensaje(() => validarRuta(ruta))).toBe(esperado);
  });

  it('hasta 900 bytes', () => {
    const justa = [...Array(3).fill('x'.repeat(225)), 'x'.repeat(222)].join('/');
    expect(justa).toHaveLength(900);
    expect(validarRuta(justa)).toBe(justa);
    expect(mensaje(() => validarRuta(`${justa}x`))).toBe(
      'La ruta es demasiado larga: use nombres más cortos',
    );
  });

  it('la de algo no es la raíz', () => {
    expect(mensaje(() => validarRutaDeAlgo(''))).toBe('Indique el archivo o la carpeta');
    expect(validarRutaDeAlgo('formatos/acta.pdf')).toBe('formatos/acta.pdf');
    expect(mensaje(() => validarRutaDeAlgo('..'))).toBe('El nombre no puede ser solo puntos');
  });

  it('la de un hijo se arma de un padre y un nombre, los dos válidos', () => {
    expect(validarHijo('', 'acta.pdf')).toBe('acta.pdf');
    expect(validarHijo('formatos', 'acta.pdf')).toBe('formatos/acta.pdf');
    expect(mensaje(() => validarHijo('formatos', 'a/b'))).toBe('El nombre no puede contener / ni \\');
    expect(mensaje(() => validarHijo('formatos/', 'a'))).toBe('La ruta no es válida: sobra una barra');
    expect(mensaje(() => validarHijo('a/b/c/d/e/f/g/h/i/j/k/l', 'm'))).toContain('demasiadas carpetas');
  });

  it('se une y se parte por la última barra', () => {
    expect(unirRuta('', 'a')).toBe('a');
    expect(unirRuta('a/b', 'c')).toBe('a/b/c');
    expect(partirRuta('a/b/c')).toEqual({ padre: 'a/b', nombre: 'c' });
    expect(partirRuta('acta')).toEqual({ padre: '', nombre: 'acta' });
  });
});
