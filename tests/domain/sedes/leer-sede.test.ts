import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { crearLectorDeSede } from '@/domain/sedes/leer-sede';

const APARTADO = unaSede().llamada('Casa Apartadó').almacenada(7);
const BELLO = unaSede().llamada('Casa Bello').almacenada(8);
const CERRADA = { ...unaSede().llamada('Casa Vieja').enEstado('INACTIVA').almacenada(9) };

describe('leer una sede por su nombre', () => {
  const leer = crearLectorDeSede([APARTADO, BELLO, CERRADA]);

  it.each([
    'Casa Apartadó',
    'casa apartado',
    ' CASA  APARTADO ',
    'Casa-Apartadó',
    'Sede Casa Apartadó',
    'Casa Apartadó.',
  ])('%j es Casa Apartadó', (texto) => {
    expect(leer(texto)).toEqual({ valor: 7 });
  });

  it.each(['Casa', 'Apartadó', '7', 'Casa Apartadó 2', 'Casa Sede Apartadó', '', 'Casa Belloo'])(
    '%j no se adivina',
    (texto) => {
      expect(leer(texto)).toEqual({ rechazo: 'No se reconoce; escriba Casa Apartadó o Casa Bello' });
    },
  );

  it('una sede cerrada se reconoce, para que la regla diga que no está activa', () => {
    expect(leer('casa vieja')).toEqual({ valor: 9 });
  });

  it('entre dos del mismo nombre vale la que no está archivada; entre dos vivas, ninguna', () => {
    const archivada = {
      ...unaSede().llamada('casa bello').almacenada(3),
      archivado_en: '2026-01-01T00:00:00Z',
    };
    expect(crearLectorDeSede([archivada, BELLO])('Casa Bello')).toEqual({ valor: 8 });
    expect(crearLectorDeSede([BELLO, archivada])('Casa Bello')).toEqual({ valor: 8 });
    const otra = unaSede().llamada('CASA BELLO').almacenada(4);
    expect(crearLectorDeSede([BELLO, otra])('Casa Bello')).toEqual({
      rechazo: 'Hay más de una sede con ese nombre: cambie el nombre de una',
    });
  });

  it('una archivada se reconoce cuando no hay otra, para que la regla diga que lo está', () => {
    const archivada = { ...BELLO, archivado_en: '2026-01-01T00:00:00Z' };
    expect(crearLectorDeSede([APARTADO, archivada])('Casa Bello')).toEqual({ valor: 8 });
  });

  it('sin sedes dice que falta crearlas', () => {
    expect(crearLectorDeSede([])('Casa Bello')).toEqual({
      rechazo: 'No se reconoce; todavía no hay sedes, créelas primero',
    });
  });

  describe('por su municipio, cuando solo hay una allí', () => {
    const enBello = unaSede().llamada('Casa Betel').enMunicipio('Bello').almacenada(1);
    const enApartado = unaSede().llamada('Casa Sion').enMunicipio('Apartadó').almacenada(2);
    const cerrada = unaSede().llamada('Casa Vieja').enMunicipio('Bello').enEstado('INACTIVA').almacenada(3);
    const archivada = { ...enBello, id: 4, nombre: 'Otra', archivado_en: '2026-01-01T00:00:00Z' };
    const leerPorMunicipio = crearLectorDeSede([enBello, enApartado, cerrada, archivada]);

    it.each([
      ['Bello', 1],
      ['BELLO', 1],
      ['Sede Bello', 1],
      ['apartado', 2],
      ['Apartadó ', 2],
    ])('%j', (texto, id) => expect(leerPorMunicipio(texto)).toEqual({ valor: id }));

    it('el nombre de una gana al municipio de otra', () => {
      const llamadaBello = unaSede().llamada('Bello').enMunicipio('Medellín').almacenada(5);
      expect(crearLectorDeSede([enBello, llamadaBello])('bello')).toEqual({ valor: 5 });
    });

    it('si hay más de una, se dice cuáles', () => {
      const otra = unaSede().llamada('Casa Rafa').enMunicipio('BELLO').almacenada(6);
      expect(crearLectorDeSede([enBello, enApartado, otra])('bello')).toEqual({
        rechazo: 'Hay más de una sede en ese municipio; escriba Casa Betel o Casa Rafa',
      });
    });
  });
});
