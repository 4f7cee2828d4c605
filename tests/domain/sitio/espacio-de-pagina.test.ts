import { contenidoLargo } from '@tests/builders/sitio-largo';
import { unaParte } from '@tests/builders/un-sitio';
import { describe, expect, it } from 'vitest';
import {
  espacioParaParte,
  excesoEnPalabras,
  exigirQueQuepa,
  LETRAS_DEL_PRODUCTO,
  letrasDeParte,
  paginasPasadas,
} from '@/domain/sitio/espacio-de-pagina';
import { CLAVES_DE_PARTES } from '@/domain/sitio/partes-del-sitio';
import { publicarBorrador, volverAVersion } from '@/domain/sitio/reglas-sitio';
import { SITIO_INICIAL } from '@/domain/sitio/sitio-guardado';
import { POR_DEFECTO } from '@/ui/textos/sitio/por-defecto';

const letras = (cuantas: number) => 'a'.repeat(cuantas);
/** A policy of so many letters. */
const politica = (cuantas: number) => ({
  politica: { secciones: [{ titulo: letras(10), texto: letras(cuantas - 10) }] },
});
const CABEN = espacioParaParte('politica', {})?.caben ?? 0;

describe('the letters of a part', () => {
  it.each(CLAVES_DE_PARTES)('of %s, unwritten, are those that the product ships', (parte) => {
    expect(LETRAS_DEL_PRODUCTO[parte]).toBe(letrasDeParte(parte, POR_DEFECTO[parte]));
    expect(letrasDeParte(parte, null)).toBe(LETRAS_DEL_PRODUCTO[parte]);
    expect(letrasDeParte(parte, undefined)).toBe(LETRAS_DEL_PRODUCTO[parte]);
  });

  it('are those of every field and row, and of a photo what it shows and a little more', () => {
    const [integrante] = unaParte('equipo').integrantes;
    const foto = { nombre: letras(32), alt: 'Ana sonríe', ancho: 720, alto: 540 };
    const sinNada = { rol: 'Guía', nombre: null, especialidad: null, correo: null, foto: null };
    expect(letrasDeParte('equipo', { texto: 'Hola', integrantes: [] })).toBe(4);
    expect(letrasDeParte('equipo', { texto: 'Hola', integrantes: [sinNada, sinNada] })).toBe(12);
    expect(letrasDeParte('equipo', { texto: 'Hola', integrantes: [{ ...sinNada, foto }] })).toBe(
      4 + 4 + 10 + 60,
    );
    expect(integrante).toBeDefined();
    expect(letrasDeParte('cifras', { texto: 'Hola', cifras: [{ numero: 300, texto: 'Vidas' }] })).toBe(9);
  });

  it('are counted of what is half typed', () => {
    expect(letrasDeParte('equipo', {})).toBe(0);
    expect(letrasDeParte('equipo', { texto: 5, integrantes: 'x' })).toBe(0);
    expect(letrasDeParte('nosotros', { titulo: 'Uno', foto: {} })).toBe(3);
  });
});

describe('the room of a page', () => {
  it('counts all its parts, written or not', () => {
    const vacia = espacioParaParte('programas', {});
    const sinEscribir = LETRAS_DEL_PRODUCTO.programas + LETRAS_DEL_PRODUCTO.enfoques;
    expect(vacia).toEqual({ pagina: 'programas', caben: 7_100, quedan: 7_100 - sinEscribir });
    const preguntas = [{ pregunta: letras(100), respuesta: letras(400) }];
    expect(espacioParaParte('familias', { familias: { preguntas } })?.quedan).toBe(7_100 - 500 - sinEscribir);
  });

  it('of a part that two pages show is that of the one with less', () => {
    expect(espacioParaParte('sedes', { crisis: { consejos: letras(6_900) } })?.pagina).toBe('contacto');
    expect(espacioParaParte('sedes', { historia: { bloques: [{ texto: letras(7_700) }] } })?.pagina).toBe(
      'nosotros',
    );
  });

  it('has no end where everything fits', () => {
    expect(espacioParaParte('donaciones', contenidoLargo())).toBeNull();
  });
});

describe('a page that says too much', () => {
  it('is not published, to the letter, and says in words how much to take away', () => {
    expect(() => exigirQueQuepa({}, politica(CABEN))).not.toThrow();
    expect(() => exigirQueQuepa({}, politica(CABEN + 1))).toThrow(
      'Política de datos lleva demasiado texto: quite unas 10 letras.',
    );
    expect(() => exigirQueQuepa({}, politica(CABEN + 2_345))).toThrow('quite unas 2.350 letras.');
  });

  it('says all of them at once', () => {
    const pasadas = paginasPasadas({}, contenidoLargo());
    expect(pasadas.map(({ pagina }) => pagina)).toEqual([
      'inicio',
      'nosotros',
      'programas',
      'contacto',
      'politica',
    ]);
    const frases = pasadas.map(excesoEnPalabras);
    expect(() => exigirQueQuepa({}, contenidoLargo())).toThrow(`${frases.join('. ')}.`);
  });

  it('if it was published before there was a limit, stays and can be made shorter, but not longer', () => {
    const antes = politica(CABEN + 500);
    expect(paginasPasadas(antes, { ...antes, portada: unaParte('portada') })).toEqual([]);
    expect(paginasPasadas(antes, politica(CABEN + 300))).toEqual([]);
    expect(paginasPasadas(antes, politica(CABEN + 501))).toEqual([
      { pagina: 'politica', caben: CABEN, quedan: -501 },
    ]);
  });

  it('stays in the draft when it is refused; a version that was published once comes back', () => {
    const actual = { ...SITIO_INICIAL, borrador: politica(CABEN + 50) };
    expect(() => publicarBorrador(actual)).toThrow('quite unas 50 letras');
    expect(publicarBorrador({ ...actual, borrador: politica(CABEN) }).contenido).toEqual(politica(CABEN));
    expect(volverAVersion(actual, 1, politica(CABEN + 50)).contenido).toEqual(politica(CABEN + 50));
  });
});
