import { sede } from '@tests/domain/ejemplos';
import { describe, expect, it } from 'vitest';
import {
  COLUMNAS_SEDES,
  decidirSedes,
  leerEstadoSedeEscrito,
  leerFilaDeSede,
} from '@/domain/sedes/importacion-sedes';

const NORTE = { nombre: 'Casa Norte', direccion: 'Calle 1 # 2-3' };

describe('el estado como lo escribe la gente', () => {
  it.each([
    ['ACTIVA', ['Activa', 'activo', 'ABIERTA', 'en servicio', 'funcionando']],
    ['EN_ADECUACION', ['adecuacion', 'En obra', 'en obras', 'en reparación', 'en remodelación']],
    ['INACTIVA', ['Inactiva', 'inactivo', 'cerrada']],
  ])('%s', (valor, escritos) => {
    expect(escritos.map((escrito) => leerEstadoSedeEscrito(escrito))).toEqual(
      escritos.map(() => ({ valor })),
    );
  });
});

describe('un archivo de sedes', () => {
  it('tiene estas columnas, que también se llaman así, y un ejemplo de cada una', () => {
    const columnas = Object.entries(COLUMNAS_SEDES).map(([nombre, { otrosNombres, opciones, ejemplo }]) => [
      nombre,
      otrosNombres?.join(', '),
      opciones?.join(', '),
      ejemplo,
    ]);
    expect(columnas).toEqual([
      ['nombre', 'sede, casa, nombre sede, nombre casa', undefined, 'Casa Ejemplo'],
      ['direccion', 'ubicación', undefined, 'Calle 1 # 2-3'],
      ['municipio', 'ciudad', undefined, 'Bello'],
      ['telefono', 'celular, tel, móvil', undefined, '604 444 5566'],
      ['responsable', 'encargado, encargada, director, directora, líder', undefined, 'Rosa Ejemplo'],
      ['capacidad_hombres', 'hombres, cupos hombres, camas hombres', undefined, '20'],
      ['capacidad_mujeres', 'mujeres, cupos mujeres, camas mujeres', undefined, '10'],
      ['estado', undefined, 'Activa, En adecuación, Inactiva', 'Activa'],
    ]);
  });

  it('una fila se lee con lo que trae', () => {
    expect(leerFilaDeSede({ ...NORTE, capacidad_hombres: '1.200', estado: 'en obra' })).toEqual({
      entrada: { ...NORTE, capacidad_hombres: 1200, estado: 'EN_ADECUACION' },
      rechazos: {},
    });
  });

  it('todo lo que le falta se dice junto, y lo que se lee mal, por su lectura', () => {
    expect(leerFilaDeSede({ direccion: 'Calle 1', estado: 'quién sabe' }).rechazos).toEqual({
      nombre: 'Este campo es obligatorio',
      estado: 'No se reconoce; escriba Activa, En adecuación o Inactiva',
    });
  });

  it('el nombre es de una sola sede, con mayúsculas y tildes o sin ellas', () => {
    const filas = ['Casa Norte', 'CASA NORTE', 'casa bello', 'Casa Sur'].map((nombre) =>
      leerFilaDeSede({ ...NORTE, nombre }),
    );
    expect(decidirSedes(filas, [sede({ id: 7, nombre: 'Casa Bello' })])).toMatchObject([
      { resultado: 'CREADA' },
      { resultado: 'DUPLICADA', repite_fila: 0 },
      { resultado: 'DUPLICADA', id: 7 },
      { resultado: 'CREADA' },
    ]);
  });
});
